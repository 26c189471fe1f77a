import type { Piece } from './piece.ts';

const leader = /(?:\.\s?){4,}\s*\d*\s*$|\t\s*\d{1,3}\s*$/;
const opening = /^\s*(?:table of )?contents\s*$/i;
const manyEntries = /(?:\b\d{1,2}\.\d{1,2}\.?\s+[A-Z][^.\n]{2,60}\s+){4,}/;
const longestEntry = 160;
const longestSearched = 3000;

/** Leaves out tables of contents: they repeat headings and say nothing themselves. */
export function skipContentsTable(text: string, pieces: readonly Piece[]): readonly Piece[] {
  let isInside = false;
  return pieces.filter((piece) => {
    const words = text.slice(piece.start, piece.end);
    if (opening.test(words)) {
      isInside = true;
      return false;
    }
    if (leader.test(words.slice(-60)) || manyEntries.test(words.slice(0, longestSearched)))
      return false;
    isInside &&= words.length < longestEntry && /\d\s*$/.test(words);
    return !isInside;
  });
}
