import type { InvoiceSum } from '@clauselight/schema';

/** Where the lines begin whose quantity times price is not what they state. */
export function findWrongLines(sums: readonly InvoiceSum[]): ReadonlySet<number> {
  const wrong = sums.filter(({ rule, isRight }) => rule === 'line' && !isRight);
  return new Set(wrong.flatMap(({ evidence }) => evidence[0]?.start ?? []));
}

/** Sums parted into wrong and right; of the right ones those of single lines, which are many, come last. */
export function splitSums(sums: readonly InvoiceSum[]) {
  const right = sums.filter(({ isRight }) => isRight);
  return {
    wrong: sums.filter(({ isRight }) => !isRight),
    right: [
      ...right.filter(({ rule }) => rule !== 'line'),
      ...right.filter(({ rule }) => rule === 'line'),
    ],
  };
}
