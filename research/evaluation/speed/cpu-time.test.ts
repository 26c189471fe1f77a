import { describe, expect, it } from 'vitest';
import { getMean, measureCpuMs } from './cpu-time.ts';

describe('the arithmetic', () => {
  it('has a mean of some values and none of nothing', () => {
    expect(getMean([1, 2, 6])).toBe(3);
    expect(() => getMean([])).toThrow(RangeError);
  });
});

describe('measureCpuMs', () => {
  it('counts CPU time and not waiting', () => {
    const busy = measureCpuMs(() => {
      const end = performance.now() + 60;
      while (performance.now() < end) Math.sqrt(end);
    });
    const waiting = measureCpuMs(() => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60);
    });
    expect(waiting).toBeLessThan(busy);
  });
});
