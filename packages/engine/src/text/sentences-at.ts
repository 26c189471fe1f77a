import type { Span } from '@clauselight/schema';
import type { Sentence } from './document-structure.ts';

/**
 * The index of the first sentence that ends after a position, in logarithmic time; the number of sentences if there is none.
 * @param sentences one behind the other, as a document's structure lists them
 */
export function findSentenceIndex(sentences: readonly Sentence[], position: number): number {
  let low = 0;
  let high = sentences.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sentences[middle]?.end ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The sentences that a span overlaps, in the order of the text. */
export function listSentencesAt(sentences: readonly Sentence[], span: Span): readonly Sentence[] {
  const first = findSentenceIndex(sentences, span.start);
  let last = first;
  while ((sentences[last]?.start ?? span.end) < span.end) last += 1;
  return sentences.slice(first, last);
}
