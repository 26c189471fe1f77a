/** The middle half of some values: a quarter of them is below `lower` or equal to it, a quarter above `upper` or equal. */
export interface Quartiles {
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
}

/**
 * The quartiles of the values, by nearest rank: each is a value that was measured, so that `45 days` is never an
 * average of 30 and 60. Throws a RangeError if there are none.
 */
export function measureQuartiles(values: readonly number[]): Quartiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => {
    const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
    if (value === undefined) throw new RangeError('no values have no quartiles');
    return value;
  };
  return { lower: at(0.25), median: at(0.5), upper: at(0.75) };
}
