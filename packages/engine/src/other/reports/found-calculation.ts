import type { Calculation } from '@clauselight/schema';

/** Arithmetic found in a sentence, before it has its evidence. */
export type FoundCalculation = Omit<Calculation, 'evidence'> & {
  readonly from: number;
  readonly to: number;
};
