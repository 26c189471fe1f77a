import type { DocumentStructure } from './document-structure.ts';

/** By these words the terms behind an address on the web bind: `enter into the Mutual NDA (available at https://…)`. */
const linked =
  /\b(?:enters? into|agrees? to|agreed to|accepts?|bound by|govern(?:ed|s) by|subject to|incorporat\w+|consists? of|made up of|comprises?)\b[^;\n]{0,200}?\b(?:agreement|terms|conditions|contract|nda|licen[cs]e|addendum)\b[^;\n]{0,80}?(?:\b(?:available|posted|found|published|located|set (?:out|forth))(?: online)? (?:at|on|under):? ?[<(]?|\]\()(?:https?:\/\/|www\.)/i;
const promise =
  /\b(?:shall|will|must|may not|agrees? (?:to|that|not)|undertakes?|hereby (?:assigns?|grants?))\b/i;
/** A longer document has terms of its own. Both numbers are our own estimates, from cover pages of published forms. */
const longestCoverPage = 500;
const mostPromises = 4;

/** Whether a contract has hardly a term of its own and takes its terms from an address on the web, where they were not seen. */
export function hasOnlyLinkedTerms({
  sentences,
  wordCount,
}: Pick<DocumentStructure, 'sentences' | 'wordCount'>): boolean {
  if (wordCount > longestCoverPage) return false;
  const words = sentences.map(({ passage }) => passage.text);
  if (words.filter((sentence) => promise.test(sentence)).length > mostPromises) return false;
  return words.some((sentence) => linked.test(sentence));
}
