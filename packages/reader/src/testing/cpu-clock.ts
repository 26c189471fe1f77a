/**
 * Starts to count: the answer gives the milliseconds of CPU time this process has used since. What a read costs
 * is the same on a busy machine, where the time by the clock is not.
 */
export function startCpuClock(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
}
