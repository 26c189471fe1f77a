export function getMean(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : getSum(values) / values.length;
}

export function getSum(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** The largest; nothing for none. */
export function getLargest(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((a, b) => Math.max(a, b));
}

/** A figure for a table, empty if there is none. */
export function show(value: number | undefined, digits = 0): string {
  return value === undefined || !Number.isFinite(value) ? '' : value.toFixed(digits);
}
