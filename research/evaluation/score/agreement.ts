import { getSum } from '../reader/report/figures.ts';
import { getMean } from '../speed/cpu-time.ts';

/** Spearman's rank correlation of two lists of equal length, -1 to 1; equal values share the mean of their ranks. */
export function computeSpearman(a: readonly number[], b: readonly number[]): number {
  return correlate(rank(a), rank(b));
}

/** Mean absolute difference of two lists of equal length. */
export function computeMeanDifference(a: readonly number[], b: readonly number[]): number {
  return getMean(a.map((value, index) => Math.abs(value - (b[index] ?? 0))));
}

/** The share of pairs in which the first value is below the second, 0-1; equal ones count half. */
export function computeOrdered(lower: readonly number[], higher: readonly number[]): number {
  return getMean(lower.flatMap((a) => higher.map((b) => (a < b ? 1 : a === b ? 0.5 : 0))));
}

function rank(values: readonly number[]): readonly number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });
}

/** Pearson's correlation. */
function correlate(a: readonly number[], b: readonly number[]): number {
  const [fromMeanA, fromMeanB] = [center(a), center(b)];
  const multiply = (one: readonly number[], two: readonly number[]) =>
    getSum(one.map((value, index) => value * (two[index] ?? 0)));
  return (
    multiply(fromMeanA, fromMeanB) /
    Math.sqrt(multiply(fromMeanA, fromMeanA) * multiply(fromMeanB, fromMeanB))
  );
}

function center(values: readonly number[]): readonly number[] {
  const mean = getMean(values);
  return values.map((value) => value - mean);
}
