/** CPU milliseconds this process has used so far, on all its threads: a busy machine makes them no more. */
export function getCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** CPU milliseconds that something takes. */
export function measureCpuMs(run: () => void): number {
  const before = getCpuMs();
  run();
  return getCpuMs() - before;
}

/** The sum of the values divided by their number. Throws if there are none. */
export function getMean(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('no values have no mean');
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
