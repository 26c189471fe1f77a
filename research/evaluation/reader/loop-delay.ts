import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface LoopDelay {
  /** Longest time between two turns of the event loop that were to be a millisecond apart, in milliseconds. */
  readonly longestGapMs: number;
  /** The same, but only the CPU time this process used in between: without the time others had the processor. */
  readonly longestWorkMs: number;
  /** Longest delay and the 99th percentile as `monitorEventLoopDelay` sees them, in milliseconds. */
  readonly longestMs: number;
  readonly p99Ms: number;
}

/** Runs work and says how long it ever kept this process from turning to something else. */
export async function measureLoopDelay<T>(
  work: () => Promise<T>,
): Promise<{ readonly value: T; readonly delay: LoopDelay }> {
  const histogram = monitorEventLoopDelay({ resolution: 1 });
  let [longestGapMs, longestWorkMs] = [0, 0];
  let last = performance.now();
  let lastUsed = process.cpuUsage();
  const tick = () => {
    const gap = performance.now() - last;
    const { user, system } = process.cpuUsage(lastUsed);
    longestGapMs = Math.max(longestGapMs, gap);
    longestWorkMs = Math.max(longestWorkMs, Math.min(gap, (user + system) / 1000));
    last += gap;
    lastUsed = process.cpuUsage();
  };
  const timer = setInterval(tick, 1);
  histogram.enable();
  try {
    const value = await work();
    tick();
    const longestMs = histogram.max / 1e6;
    const p99Ms = histogram.percentile(99) / 1e6;
    return { value, delay: { longestGapMs, longestWorkMs, longestMs, p99Ms } };
  } finally {
    clearInterval(timer);
    histogram.disable();
  }
}
