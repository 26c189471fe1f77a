import type { Span } from '@clauselight/schema';

/** A word, number, punctuation mark or blank line of the text, for the tagger. */
export interface HeadToken extends Span {
  readonly word: string;
  /** Whether it is at the end of the document, where contracts are signed. */
  readonly isTail: boolean;
}

/** How much of the start and the end of a text the tagger gets, in characters; it was trained with these values. */
const headLength = 6000;
const tailLength = 3000;
const token = /[A-Za-z]+(?:[.'’&-][A-Za-z]+)*|\d+(?:[.,/]\d+)*|\n[^\S\n]*\n|\S/g;
export const blankLine = '\n';

/**
 * Lists the tokens of the opening of a document, with its title, parties and dates, and of its end, where it is signed.
 */
export function listHeadTokens(text: string): readonly HeadToken[] {
  const cut = Math.max(headLength, text.length - tailLength);
  const head = listTokens(text, { start: 0, end: Math.min(headLength, text.length) }, false);
  if (cut >= text.length) return head;
  const gap = { word: blankLine, start: cut, end: cut, isTail: true };
  return [...head, gap, ...listTokens(text, { start: cut, end: text.length }, true)];
}

function listTokens(text: string, span: Span, isTail: boolean): readonly HeadToken[] {
  return Array.from(text.slice(span.start, span.end).matchAll(token), (match) => {
    const start = span.start + match.index;
    const word = match[0].trim() === '' ? blankLine : match[0];
    return { word, start, end: start + match[0].length, isTail };
  });
}
