import { performance } from 'node:perf_hooks';

export interface Cost {
  /** By the clock. */
  readonly ms: number;
  /** Of the processor, all threads together. */
  readonly cpuMs: number;
}

/** What it takes to do something once. */
export async function measureCost<Result>(
  act: () => Promise<Result>,
): Promise<Cost & { readonly result: Result }> {
  const start = performance.now();
  const before = process.cpuUsage();
  const result = await act();
  const { user, system } = process.cpuUsage(before);
  return { result, ms: performance.now() - start, cpuMs: (user + system) / 1000 };
}
