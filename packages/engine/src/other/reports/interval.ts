import type { Figure } from '../common/figures/figures.ts';

/** The range of values that round to a figure. */
interface Interval {
  readonly low: number;
  readonly high: number;
}

/** How far off a figure after `about` or `nearly` may be. */
const roughShare = 0.05;

/** The range of values of a figure: half a unit of its last digit to both sides, or 5 % if words call it rough. */
export function getInterval({ value, step, isRough }: Figure): Interval {
  const slack = Math.max(step / 2, isRough ? roughShare * Math.abs(value) : 0);
  return { low: value - slack, high: value + slack };
}

/** The values that a function takes over intervals, as far as their corners show: for functions that are monotonic. */
export function combine(
  intervals: readonly [Interval, Interval],
  compute: (a: number, b: number) => number,
): Interval {
  const [one, other] = intervals;
  const corners = [one.low, one.high].flatMap((a) =>
    [other.low, other.high].map((b) => compute(a, b)),
  );
  return { low: Math.min(...corners), high: Math.max(...corners) };
}

/** Whether two intervals share a value. */
export function meet(a: Interval, b: Interval): boolean {
  const slack = 1e-9 * Math.max(1, Math.abs(a.high), Math.abs(b.high));
  return a.low <= b.high + slack && b.low <= a.high + slack;
}
