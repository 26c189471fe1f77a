import type { Span } from '@clauselight/schema';

/** A word, a number, a mark or a blank line of the text, as the tagger reads it. */
export interface HeadToken extends Span {
  readonly word: string;
  /** Whether it stands at the end of the document, where contracts are signed. */
  readonly isTail: boolean;
}

const headLength = 6000;
const tailLength = 3000;
const token = /[A-Za-z]+(?:[.'’&-][A-Za-z]+)*|\d+(?:[.,/]\d+)*|\n[^\S\n]*\n|\S/g;
export const blankLine = '\n';

/** The opening of a document, where its title, parties and dates stand, and its end, where it is signed. */
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
