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
/**
 * Kinds whose customer is mostly a private person. What contracts between companies must contain, such as a ceiling on
 * liability, is not expected there: its absence often protects that person.
 */
const personalKinds: ReadonlySet<DocumentKind> = new Set(['event', 'hire']);
/** Shorter texts are notes or fragments: nothing is missing from them. Our own estimate. */
const fewestWords = 100;
const partialTitle =
  /\b(?:amend(?:ment|ed)|addendum|supplement|side letter|statement of work|work order|order form|cover page|schedule|annex|appendix|waiver(?! (?:and|of liability|& release))|extension|renewal|joinder|assignment and assumption)\b/i;
/** What terms say at their beginning that add to others. */
const supplement =
  /\b(?:conflict|inconsisten\w+) between these (?:[\w-]+ ){0,4}terms and (?:any|your|the|an) (?:other )?(?:\w+ ){0,3}(?:agreement|terms|contract)\b|\bthese (?:[\w-]+ ){0,4}terms (?:supplement|modify|amend|are (?:in addition|supplemental|additional) to)\b|\b(?:additions to|modifications (?:of|to)|how to modify)\b[^.]{0,60}\bterms\b/i;
/** In characters: where a document says what it belongs to. */
const headLength = 3000;
const sectionNumber = /\b(?:Section|Clause|Article)s? \d{1,2}(?:\.\d{1,2})?/g;
/** How many sections a text without any has to name to be a part of a longer one. Set by hand. */
const fewestSections = 2;
const restated = /\bamended and restated\b/i;

/** What an applicable rule needs to know of a document: its kind, and which kinds its words give evidence of. */
export interface KindFacts {
  readonly kind: DocumentKind;
  /** Whether somebody in the document acts as in contracts of a kind: as its tenant, its borrower, its licensee. */
  readonly hasEvidence: (kind: DocumentKind) => boolean;
}

/** Whether a rule says what a document lacks. */
export function isAboutMissing(rule: Rule): boolean {
  return rule.kind === 'absence' || (rule.kind === 'checklist' && rule.counts === 'missing');
}

/**
 * Tells whether a rule applies to a document: by the document's kind, or by evidence in its words. A contract of no
 * particular kind counts as a commercial one. What contracts of a kind must contain is expected by evidence only where
 * the kind is unknown.
 */
export function isApplicable(rule: Rule, { kind, hasEvidence }: KindFacts): boolean {
  if (getDocumentFamily(kind) !== 'contract') return false;
  const { documents } = rule;
  if (documents === 'all') return true;
  const wider = getWiderKind(kind);
  if (documents.includes(kind)) return true;
  if (isUnexpected(rule, kind)) return false;
  if (documents.includes(wider)) return true;
  const isUnknown = wider === 'contract';
  if (isUnknown && documents.some((document) => !particularKinds.includes(document))) return true;
  return (isUnknown || !isAboutMissing(rule)) && documents.some(hasEvidence);
}

/** Whether contracts of a kind do without what a rule misses, although it is expected of their wider kind. */
export function isUnexpected(rule: Rule, kind: DocumentKind): boolean {
  if (!isAboutMissing(rule) || rule.documents === 'all' || rule.documents.includes(kind)) {
    return false;
  }
  return personalKinds.has(kind) || (rule.kind === 'absence' && includes(rule.notExpectedIn, kind));
}

function includes(kinds: readonly DocumentKind[] | undefined, kind: DocumentKind): boolean {
  return kinds?.includes(kind) === true;
}

/**
 * Says why nothing can be called missing from a document: it is a fragment, or it changes or completes another one.
 * Returns nothing for a whole agreement.
 */
export function describeIncomplete(
  {
    wordCount,
    title,
    amendments,
    clauses,
  }: Pick<DocumentStructure, 'wordCount' | 'title' | 'amendments' | 'clauses'>,
  text: string,
): string | undefined {
  if (wordCount < fewestWords) return 'The text is too short to say what is missing from it.';
  if (clauses.length === 0 && new Set(text.match(sectionNumber)).size >= fewestSections) {
    return 'It refers to sections that are not in this text, which seems to be a part of a contract.';
  }
  const words = title === undefined ? '' : text.slice(title.start, title.end);
  const isPartial =
    partialTitle.test(words) || amendments.length > 0 || supplement.test(text.slice(0, headLength));
  return isPartial && !restated.test(words)
    ? 'This document changes or completes another one, where it may stand.'
    : undefined;
}
