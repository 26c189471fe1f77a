import type { Evidence } from '@clauselight/schema';
import type { Sentence } from '../document-structure.ts';
import { findEvidence, type Passage } from '../passage.ts';

const longestQuote = 240;
const sideways = 90;

/** The sentence around a place, or of a long one the words around it: a bare number tells its reader nothing. */
export function quoteSentence(
  text: string,
  sentences: readonly Sentence[],
  evidence: Evidence,
): Evidence {
  const sentence = findSentence(sentences, evidence);
  if (sentence === undefined) return evidence;
  const { passage } = sentence;
  const from = findIndex(passage, evidence.start);
  const to = findIndex(passage, evidence.end);
  const range =
    passage.text.length <= longestQuote
      ? { from: 0, to: passage.text.length }
      : widen(passage.text, from, to);
  return findEvidence(text, passage, range) ?? evidence;
}

/** The sentence that holds a place; sentences are in document order. */
export function findSentence(
  sentences: readonly Sentence[],
  { start }: Pick<Evidence, 'start'>,
): Sentence | undefined {
  let low = 0;
  let high = sentences.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sentences[middle]?.start ?? 0) <= start) low = middle;
    else high = middle - 1;
  }
  const sentence = sentences[low];
  return sentence !== undefined && sentence.start <= start && start < sentence.end
    ? sentence
    : undefined;
}

/** Cuts a long sentence to whole words around a place. */
export function widen(
  words: string,
  from: number,
  to: number,
): { readonly from: number; readonly to: number } {
  const before = words.slice(Math.max(0, from - sideways), from);
  const after = words.slice(to, to + sideways);
  const isFirst = from <= sideways;
  const isLast = to + sideways >= words.length;
  const left = isFirst ? 0 : from - before.length + before.indexOf(' ') + 1;
  const right = isLast ? words.length : to + Math.max(0, after.lastIndexOf(' '));
  return { from: Math.min(left, from), to: Math.max(right, to) };
}

/** Where an index of the source text lies in a passage. */
function findIndex({ offsets }: Passage, position: number): number {
  let low = 0;
  let high = offsets.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}
