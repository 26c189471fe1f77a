import { dividesPair } from '../../../lib/surrogates.ts';

/**
 * Positions in Unicode characters for positions in UTF-16 code units, which differ after every character outside the basic
 * plane. One pass over the text, however many positions. A position within a character counts as its start.
 */
export function countCodePoints(text: string, offsets: readonly number[]): Map<number, number> {
  const positions = new Map<number, number>();
  let at = 0;
  let characters = 0;
  for (const offset of [...new Set(offsets)].toSorted((a, b) => a - b)) {
    while (at < offset && at < text.length) {
      const next = at + (dividesPair(text, at + 1) ? 2 : 1);
      if (next > offset) break;
      at = next;
      characters += 1;
    }
    positions.set(offset, characters);
  }
  return positions;
}
