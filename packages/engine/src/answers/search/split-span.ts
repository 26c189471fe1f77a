import type { Block, SourceText, Span } from '@clauselight/schema';

/** Longest passage, and how long the parts of what is longer become at most, in UTF-16 code units. */
const longestPassage = 1200;
const longestPart = 900;

const sentenceEnd = /[.!?;:][”"’')\]]*\s+/g;

/**
 * Divides what is too long to be read as one passage: between blocks, else between sentences, else between words. The
 * parts cover the ink of the span, in order.
 */
export function splitSpan(span: Span, { text, blocks }: SourceText): readonly Span[] {
  const ink = trim(text, { start: span.start, end: Math.min(span.end, text.length) });
  if (ink.start >= ink.end) return [];
  if (ink.end - ink.start <= longestPassage) return [ink];
  const pieces = cutAt(ink, listBlockStarts(ink, blocks)).flatMap((piece) =>
    piece.end - piece.start <= longestPassage ? [piece] : splitSentences(text, piece),
  );
  return pack(pieces)
    .map((part) => trim(text, part))
    .filter(({ start, end }) => start < end);
}

function splitSentences(text: string, span: Span): readonly Span[] {
  const ends = [...text.slice(span.start, span.end).matchAll(sentenceEnd)].map(
    (match) => span.start + match.index + match[0].length,
  );
  return cutAt(span, ends).flatMap((sentence) => splitWords(text, sentence));
}

function splitWords(text: string, { start, end }: Span): readonly Span[] {
  const parts: Span[] = [];
  let from = start;
  while (end - from > longestPart) {
    const blank = text.lastIndexOf(' ', from + longestPart);
    const cut = blank > from ? blank + 1 : avoidHalfSign(text, from + longestPart);
    parts.push({ start: from, end: cut });
    from = cut;
  }
  return [...parts, { start: from, end }];
}

/** A sign outside the basic plane is two code units, which stay together. */
function avoidHalfSign(text: string, place: number): number {
  const isHalf = (text.codePointAt(place - 1) ?? 0) > 0xffff;
  return isHalf ? place + 1 : place;
}

function cutAt(span: Span, places: readonly number[]): readonly Span[] {
  const inside = places.filter((place) => place > span.start && place < span.end);
  return [span.start, ...inside].map((start, index) => ({ start, end: inside[index] ?? span.end }));
}

/** Joins adjacent parts as long as the result is short enough. */
function pack(pieces: readonly Span[]): readonly Span[] {
  const packed: Span[] = [];
  for (const piece of pieces) {
    const before = packed.at(-1);
    if (before !== undefined && piece.end - before.start <= longestPart) {
      packed[packed.length - 1] = { start: before.start, end: piece.end };
    } else packed.push(piece);
  }
  return packed;
}

function listBlockStarts(span: Span, blocks: readonly Block[]): readonly number[] {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((blocks[middle]?.start ?? 0) < span.start) low = middle + 1;
    else high = middle;
  }
  const starts: number[] = [];
  for (let index = low; (blocks[index]?.start ?? span.end) < span.end; index += 1) {
    starts.push(blocks[index]?.start ?? span.end);
  }
  return starts;
}

function trim(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end);
  const from = start + (words.length - words.trimStart().length);
  return { start: from, end: Math.max(from, end - (words.length - words.trimEnd().length)) };
}
