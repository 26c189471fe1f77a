import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { measureLoopDelay } from './loop-delay.ts';

describe('delay of the event loop', () => {
  it('is as long as the longest stretch without a turn', async () => {
    const { value, delay } = await measureLoopDelay(async () => {
      await wait(10);
      const end = performance.now() + 80;
      const before = process.cpuUsage();
      // On a busy machine the time passes without work: both are waited for.
      while (performance.now() < end || process.cpuUsage(before).user < 60_000);
      await wait(10);
      return 'done';
    });
    expect(value).toBe('done');
    expect(delay.longestGapMs).toBeGreaterThan(79);
    expect(delay.longestWorkMs).toBeGreaterThan(20);
    expect(delay.longestWorkMs).toBeLessThanOrEqual(delay.longestGapMs);
    expect(delay.longestMs).toBeGreaterThan(79);
  });
});
