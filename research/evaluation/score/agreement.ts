/** Spearman's rank correlation of two lists of equal length, -1 to 1; equal values share the mean of their ranks. */
export function computeSpearman(a: readonly number[], b: readonly number[]): number {
  return correlate(rank(a), rank(b));
}

/** Mean absolute difference of two lists of equal length. */
export function computeMeanDifference(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

/** The share of pairs in which the first value is below the second, 0-1; equal ones count half. */
export function computeOrdered(lower: readonly number[], higher: readonly number[]): number {
  const points = lower.flatMap((a) => higher.map((b) => (a < b ? 1 : a === b ? 0.5 : 0)));
  return points.reduce<number>((sum, point) => sum + point, 0) / points.length;
}

function rank(values: readonly number[]): readonly number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });
}

function correlate(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  const multiply = (
    one: readonly number[],
    oneMean: number,
    two: readonly number[],
    twoMean: number,
  ) =>
    one.reduce((sum, value, index) => sum + (value - oneMean) * ((two[index] ?? 0) - twoMean), 0);
  return (
    multiply(a, meanA, b, meanB) /
    Math.sqrt(multiply(a, meanA, a, meanA) * multiply(b, meanB, b, meanB))
  );
}
