import type { Span } from '@clauselight/schema';
import { findFirst } from '../../../lib/find-first.ts';

/** Code units that are searched at a stretch; a few milliseconds' work. */
const sliceLength = 200_000;

/** How far a hit may reach beyond the slice it begins in. */
const maxHitLength = 2_000;

const looseCharacters: readonly (readonly [RegExp, string])[] = [
  [/['’‘ʼ]/g, "['’‘ʼ]"],
  [/["“”„]/g, '["“”„]'],
  [/[-‐‑–—]/g, '[-‐‑–—]'],
  [/\s+/g, '\\s+'],
];

/**
 * What finds a query's words: capitals do not matter, any white space (a line break too) matches any other, and
 * straight quotation marks, apostrophes and hyphens match their typographic sisters. Nothing for a query of spaces.
 */
export function createPattern(query: string): RegExp | undefined {
  const words = query.normalize('NFC').trim();
  if (words === '') return undefined;
  const source = [...words.matchAll(/\s+|./gsu)].map(([piece]) => writePiece(piece)).join('');
  return new RegExp(source, 'giu');
}

function writePiece(piece: string): string {
  const loose = looseCharacters.find(([pattern]) => piece.search(pattern) === 0);
  return loose ? loose[1] : piece.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** Every hit of a query, in order, in batches: one for each slice of the text, empty ones too. */
export function* findHits(text: string, query: string): Generator<readonly Span[]> {
  const pattern = createPattern(query);
  if (!pattern) return;
  let from = 0;
  for (let start = 0; start < text.length; start += sliceLength) {
    const end = start + sliceLength;
    const slice = text.slice(start, end + maxHitLength);
    const hits: Span[] = [];
    pattern.lastIndex = Math.max(0, from - start);
    for (let match = pattern.exec(slice); match; match = pattern.exec(slice)) {
      const at = start + match.index;
      if (at >= end) break;
      from = at + match[0].length;
      hits.push({ start: at, end: from });
    }
    yield hits;
  }
}

/** The hits, of many in order, that overlap a span. */
export function listHitsWithin(hits: readonly Span[], { start, end }: Span): readonly Span[] {
  return hits.slice(countBefore(hits, start), countStartsBefore(hits, end));
}

/** Index of the first hit at or after an offset; the first of all where none is. */
export function findHitFrom(hits: readonly Span[], offset: number): number {
  const index = countStartsBefore(hits, offset);
  return index < hits.length ? index : 0;
}

/** How many hits end at or before an offset. */
function countBefore(hits: readonly Span[], offset: number): number {
  return findFirst(hits.length, (index) => (hits[index]?.end ?? 0) > offset);
}

function countStartsBefore(hits: readonly Span[], offset: number): number {
  return findFirst(hits.length, (index) => (hits[index]?.start ?? 0) >= offset);
}
