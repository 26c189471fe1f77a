import type { RemarkLevel } from '../remark.ts';
import type { Writing } from './writing.ts';

const byLevel: Readonly<Record<RemarkLevel, number>> = { 1: 0, 2: 3, 3: 6 };
/** Points for one error in a hundred words, and the most that language can add in all. */
const perDensity = 1.5;
const mostForLanguage = 6;
/** Shorter texts are counted as if they were so long: one slip in a note is not an error a sentence. */
const fewestWords = 100;

/** Points of a remark on task, structure, argument or evidence; polish counts nothing. */
export function getLevelPoints(level: RemarkLevel): number {
  return byLevel[level];
}

/**
 * Points of all language errors together: errors in a hundred words times 1.5, at most 6. "Check this word" hits are no
 * errors yet and do not count.
 */
export function getLanguagePoints({ corrections, wordCount }: Writing): number {
  const errors = corrections.filter(({ kind }) => kind !== 'Typo').length;
  const density = (100 * errors) / Math.max(fewestWords, wordCount);
  return Math.round(Math.min(mostForLanguage, perDensity * density) * 100) / 100;
}
