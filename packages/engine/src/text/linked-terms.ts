import type { DocumentStructure, Sentence } from './document-structure.ts';

const binds = String.raw`\b(?:enters? into|agrees? to|agreed to|consents? to|accepts?|accepting|bound by|govern(?:ed|s) by|subject to|incorporat\w+|consists? of|made up of|comprises?)\b`;
const document = String.raw`\b(?:agreement|terms|conditions|contract|nda|licen[cs]e|addendum)\b`;
const address = String.raw`(?:https?:\/\/|www\.)`;
/** By these words the terms behind an address on the web bind: `enter into the Mutual NDA (available at https://…)`. */
const linked = new RegExp(
  String.raw`${binds}[^;\n]{0,200}?${document}(?:[^;\n]{0,80}?\b(?:available|posted|found|published|located|set (?:out|forth))(?: online)? (?:at|on|under)| (?:at|on|under)| ?\]\(|[:,]? ?[<(]):? ?[<(]?${address}|${binds}[^;\n]{0,200}?${document}[^;\n]{0,80}?\]\(${address}`,
  'i',
);
const promise =
  /\b(?:shall|will|must|may not|agrees? (?:to|that|not)|undertakes?|hereby (?:assigns?|grants?))\b/i;
/** A longer document has terms of its own. Both numbers are our own estimates, from cover pages of published forms. */
const longestCoverPage = 500;
const mostPromises = 4;

/** Terms that bind by a link alone. */
export interface LinkedTerms {
  readonly sentence: Sentence;
  /** `the Standard Terms at https://example.com/terms`, or `other terms at …` where the sentence gives no name. */
  readonly name: string;
}

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

/** Finds the first sentence by which terms behind a link bind as well, in a document of whatever length. */
export function findLinkedTerms({
  sentences,
}: Pick<DocumentStructure, 'sentences'>): LinkedTerms | undefined {
  for (const sentence of sentences) {
    const words = linked.exec(sentence.passage.text);
    if (words === null) continue;
    return { sentence, name: nameTerms(sentence.passage.text, words) };
  }
  return undefined;
}

const url = /(?:https?:\/\/|www\.)[^\s)\]>"”]+/;
/** The capitalized name of a document, such as `Cloud Service Agreement 2.0`. */
const documentName =
  /(?:(?:\p{Lu}[\p{L}\d.’'-]*|of|and|for|&) ){0,8}(?:Agreement|Terms|Conditions|Contract|NDA|Licen[cs]e|Addendum)(?: (?:and|&|of) \p{Lu}\p{L}+)*(?: \(?(?:[Vv]ersion )?\d[\d.]*\d?\)?)?/gu;

function nameTerms(text: string, { 0: words, index }: RegExpExecArray): string {
  const rest = text.slice(index);
  const place = url.exec(rest)?.[0].replace(/[.,;:]+$/, '') ?? '';
  const named = [...words.matchAll(documentName)]
    .at(-1)?.[0]
    .replace(/^(?:(?:of|and|for|&|The) )+/, '');
  return `${named === undefined ? 'other terms' : `the ${named}`} at ${place}`;
}
