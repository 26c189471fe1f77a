import { dividesPair } from '../../lib/surrogates.ts';

/** Characters of a selection that its card shows. */
export const shownSelectionLength = 50;

/** Characters of a quote that a list shows. */
export const shownQuoteLength = 40;

/** The first `count` UTF-16 units of a text, never half of a character, with an ellipsis where words are left out. */
export function shorten(text: string, count: number): string {
  if (text.length <= count) return text;
  const cut = dividesPair(text, count) ? count - 1 : count;
  return `${text.slice(0, cut).trimEnd()}…`;
}
