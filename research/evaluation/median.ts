/** The value in the middle, or the mean of the two in the middle. Throws RangeError if there is none. */
export function getMedian(values: readonly number[]): number {
  const sorted = sort(values);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (low === undefined || high === undefined) throw new RangeError('no values have no median');
  return (low + high) / 2;
}

/** The value in the middle, or the larger of the two in the middle: one that was measured. Nothing for none. */
export function findHighMedian(values: readonly number[]): number | undefined {
  return sort(values)[values.length >> 1];
}

function sort(values: readonly number[]): readonly number[] {
  return values.toSorted((a, b) => a - b);
}
