import { joinWords } from '@clauselight/core';
import type { DocumentKind, SourceText } from '@clauselight/schema';
import { findForeignLanguage } from '../../text/checks/language.ts';
import type { Rule } from '../rule.ts';

/** The contracts of each kind, as the words of a reason name them. */
const contractsOf: Partial<Readonly<Record<DocumentKind, string>>> = {
  saas: 'online services',
  services: 'services',
  supply: 'supply',
  licence: 'licences',
  nda: 'confidentiality',
  dpa: 'data processing',
  employment: 'employment',
  severance: 'the end of employment',
  lease: 'leases',
  loan: 'loans',
  consumer: 'consumers',
};
const mostNamed = 4;

/** Why a rule was not tried: nothing in the document shows that it is of a kind that the rule is for. */
export function describeOtherKind({ documents }: Pick<Rule, 'documents'>): string {
  const kinds = documents === 'all' ? [] : documents.flatMap((kind) => contractsOf[kind] ?? []);
  const named = kinds.slice(0, mostNamed);
  const more = kinds.length > mostNamed ? [...named, 'some others'] : named;
  return `For contracts about ${joinWords(more)}; nothing here shows that this is one.`;
}

/** Why a rule about something missing was not tried: contracts of this kind do without it. */
export const notExpected = 'Contracts of this kind mostly do without it.';

/** Why a rule about something missing was not tried: nothing in the document asks for it. */
export const notCalledFor = 'Nothing in this document calls for it.';

/** Why the outcome of a rule is unknown: it failed. */
export const checkFailed = 'This check failed.';

/** Why nothing can be called absent: words that may deal with the subject are there. */
export const undecided = 'Whether the document deals with this could not be decided.';

/** Why nothing can be called absent: passages on it may have been missed. */
export const provisionsFailed =
  'The step that recognizes what clauses are about failed, so a clause may have been missed.';

const gaps: Partial<Record<SourceText['warnings'][number]['code'], string>> = {
  'pages-without-text': 'Some pages could not be read.',
  'damaged-parts': 'Parts of the file are damaged and could not be read.',
  'read-in-part': 'Only a part of the document was read.',
};

/**
 * Why "nothing of the kind" cannot be said of a text: it is in another language, or parts of it could not be read.
 * Returns nothing for a text that was read in full.
 */
export function describeUnreadable(
  sourceText: Pick<SourceText, 'text' | 'blocks' | 'warnings'>,
): string | undefined {
  if (findForeignLanguage(sourceText).length > 0)
    return 'The text is not in English, and this check reads English only.';
  const reasons = sourceText.warnings.flatMap(({ code }) => gaps[code] ?? []);
  return reasons[0];
}
