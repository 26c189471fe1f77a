import { mostCheckedCharacters, type Span } from '@clauselight/schema';

const longestPiece = 4000;
/** Share of letters; English prose has 0.75 to 0.85. */
const leastLetters = 0.6;
/** In fewer characters an abbreviation or a figure weighs too much, and they cost the checker nothing. */
const fewestWeighed = 200;
const tooLong = /[^\s]{200}/;

/**
 * The spans in document order, cut at blanks where they are long, until the most that is checked is reached. What is
 * no running text is left out: the checker needs much memory for it and has nothing to say.
 */
export function cutSpans(text: string, spans: readonly Span[]): readonly Span[] {
  const pieces: Span[] = [];
  let left = mostCheckedCharacters;
  for (const span of spans) {
    let { start } = span;
    while (start < span.end && left > 0) {
      const end = findCut(text, start, Math.min(span.end, start + Math.min(longestPiece, left)));
      pieces.push({ start, end });
      left -= end - start;
      start = end;
    }
    if (left <= 0) break;
  }
  return pieces.filter(({ start, end }) => isProse(text.slice(start, end)));
}

/** The last sentence end before `limit`, or the last blank; `limit` itself where the span ends there or holds neither. */
function findCut(text: string, start: number, limit: number): number {
  if (limit - start < longestPiece) return limit;
  const piece = text.slice(start, limit);
  const cut = Math.max(piece.lastIndexOf('. ') + 1, piece.lastIndexOf('? ') + 1);
  if (cut > longestPiece / 2) return start + cut;
  const blank = piece.lastIndexOf(' ');
  return blank > longestPiece / 2 ? start + blank : limit;
}

/** Prose is mostly letters, in words of a speakable length. */
function isProse(words: string): boolean {
  if (words.length < fewestWeighed) return true;
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  return letters >= leastLetters * words.length && !tooLong.test(words);
}
