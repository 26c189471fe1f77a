/** A half-open range of a text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A sentence ends before a capital letter; lines and cells of tables end there too. `Rs. 28,000` is within one. */
const sentenceEnd = /[.!?;]["”’)\]]*\s+(?=["“‘([]?\p{Lu})|[\n\t]+/gu;

/** Divides a text into sentences once, so that each of many positions is found in logarithmic time. */
export function createSentenceFinder(text: string): (range: Range) => Range {
  const starts = [
    0,
    ...[...text.matchAll(sentenceEnd)].map(({ 0: { length }, index }) => index + length),
  ];
  return ({ start, end }) => {
    const first = findLast(starts, start);
    const last = findLast(starts, Math.max(start, end - 1));
    return { start: starts[first] ?? 0, end: starts[last + 1] ?? text.length };
  };
}

/** The index of the last start that is not after a position. */
function findLast(starts: readonly number[], position: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}
