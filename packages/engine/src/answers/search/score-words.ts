import type { PassageIndex } from './passage-index.ts';

// S. Robertson, H. Zaragoza: The Probabilistic Relevance Framework: BM25 and Beyond (2009), section 3; both constants
// within the ranges that they recommend.
const k1 = 1.2;
const b = 0.75;

/**
 * BM25 of every passage for words that each count 0-1, as a share of what one with all the full words would get: 0-1
 * but for words that count less, which come on top.
 */
export function scoreWords(
  { passages, postings, averageLength }: PassageIndex,
  words: ReadonlyMap<string, number>,
): Float64Array {
  const scores = new Float64Array(passages.length);
  let whole = 0;
  for (const [word, weight] of words) {
    const found = postings.get(word);
    const count = found?.passages.length ?? 0;
    const rarity = Math.log(1 + (passages.length - count + 0.5) / (count + 0.5)) * weight;
    if (weight === 1) whole += rarity;
    found?.passages.forEach((place, at) => {
      const frequency = found.counts[at] ?? 0;
      const length = (passages[place]?.length ?? 0) / averageLength;
      const saturated = frequency / (frequency + k1 * (1 - b + b * length));
      scores[place] = (scores[place] ?? 0) + rarity * saturated;
    });
  }
  return whole === 0 ? scores : scores.map((score) => score / whole);
}
