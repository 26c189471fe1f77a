import { type DocumentKind, getDocumentFamily, getWiderKind } from '@clauselight/schema';
import type { DocumentStructure } from '../../text/document-structure.ts';
import type { Rule } from '../rule.ts';

const particularKinds: readonly DocumentKind[] = [
  'employment',
  'severance',
  'lease',
  'loan',
  'nda',
  'dpa',
  'consumer',
];
/** Shorter texts omit what a full agreement contains. Our own estimate. Non-disclosure agreements are shorter. */
const fewestWords = 900;
const fewestWordsOfNda = 300;
const partialTitle =
  /\b(?:amend(?:ment|ed)|addendum|supplement|side letter|statement of work|work order|order form|cover page|form of|schedule|annex|appendix|waiver|extension|renewal|joinder|assignment and assumption)\b/i;
const restated = /\bamended and restated\b/i;

/** Tells whether a rule applies to a kind of document. A contract of no particular kind counts as a commercial one. */
export function isApplicable(rule: Pick<Rule, 'documents'>, kind: DocumentKind): boolean {
  if (getDocumentFamily(kind) !== 'contract') return false;
  if (rule.documents === 'all') return true;
  if (rule.documents.includes(kind)) return true;
  const wider = getWiderKind(kind);
  if (wider === 'contract')
    return rule.documents.some((document) => !particularKinds.includes(document));
  return rule.documents.includes(wider);
}

/**
 * Tells whether the document is a whole agreement. Only there is something missing worth a finding, not in an
 * amendment.
 */
export function isWholeAgreement(
  { wordCount, title, amendments }: Pick<DocumentStructure, 'wordCount' | 'title' | 'amendments'>,
  text: string,
  kind: DocumentKind,
): boolean {
  const least = kind === 'nda' ? fewestWordsOfNda : fewestWords;
  const words = title === undefined ? '' : text.slice(title.start, title.end);
  const isPartial = partialTitle.test(words) || amendments.length > 0;
  return wordCount >= least && (!isPartial || restated.test(words));
}
