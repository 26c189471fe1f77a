import type { Clause } from '@clauselight/schema';
import type { DocumentStructure, Sentence } from '../../../text/document-structure.ts';
import { type FoundMoney, listMoney } from '../../../text/values/money.ts';
import { findCrown } from './find-crown.ts';
import { findDollar } from './find-dollar.ts';

/** A sentence with what the finders of money terms need. */
export interface MoneySentence {
  readonly sentence: Sentence;
  /** The normalized text of the sentence, for patterns. */
  readonly words: string;
  readonly amounts: readonly FoundMoney[];
  /** Headings of the clause and of its parents, and the sentence that introduces its list. */
  readonly context: string;
}

/** Lists every sentence that may be about money, with its context. */
export function listMoneySentences(structure: DocumentStructure): readonly MoneySentence[] {
  const crown = findCrown(structure);
  const marks = { dollar: findDollar(structure), ...(crown !== undefined && { crown }) };
  const headings = collectHeadings(structure.clauses);
  let introduction = '';
  return structure.sentences.flatMap((sentence) => {
    const words = sentence.passage.text;
    const amounts = listMoney(words, marks);
    const heading = headings.get(sentence.clauseId ?? '') ?? '';
    const context = `${heading} ${introduction}`;
    if (isIntroduction(words)) introduction = words.slice(-longestIntroduction);
    else if (!isListItem(words)) introduction = '';
    return amounts.length > 0 || mention.test(words) ? [{ sentence, words, amounts, context }] : [];
  });
}

const mention =
  /\b(?:pay(?:able|ment|ments|s)?|paid|invoices?|due|net|interest|royalt(?:y|ies)|commissions?|discounts?|deposits?|liab\w+|damages|penalty|fees?)\b/i;
/** In characters; set by hand. */
const longestIntroduction = 300;

function isIntroduction(words: string): boolean {
  return /:\s*-?$/.test(words);
}

function isListItem(words: string): boolean {
  return /^(?:\(?[a-zA-Z0-9]{1,4}[).]|[-•●▪*o] ?|[A-Z][^.]{0,200}$)/.test(words);
}

function collectHeadings(clauses: readonly Clause[]): ReadonlyMap<string, string> {
  const headings = new Map<string, string>();
  for (const { id, parentId, heading } of clauses) {
    const outer = headings.get(parentId ?? '') ?? '';
    headings.set(id, `${outer} ${heading ?? ''}`.trim().slice(-200));
  }
  return headings;
}
