import type { Evidence } from '@clauselight/schema';

/**
 * Kinds of terms that may be unfair to a consumer: the classes of the CLAUDETTE corpora (Lippi et al. 2019; Galassi et
 * al. 2024), in the order of the model's outputs.
 */
export const unfairCategories = [
  'arbitration',
  'unilateral-change',
  'content-removal',
  'jurisdiction',
  'choice-of-law',
  'limitation-of-liability',
  'unilateral-termination',
  'contract-by-using',
  'privacy-included',
] as const;
export type UnfairCategory = (typeof unfairCategories)[number];

/** A sentence of consumer terms that is likely to be unfair, in one category of possibly several. */
export interface UnfairTerm {
  readonly category: UnfairCategory;
  /** Probability that the sentence is unfair in this way, 0-1, calibrated on terms outside the training data. */
  readonly probability: number;
  /** The sentence. */
  readonly evidence: Evidence;
  /** Index in the structure's sentences. */
  readonly sentence: number;
}
