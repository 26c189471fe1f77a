import { describe, expect, it } from 'vitest';
import { getMean, getMedian, measureCpuMs } from './cpu-time.ts';

describe('the arithmetic', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[1, 2, 10, 4], 3],
  ])('has the median of %j at %d', (values, median) => {
    expect(getMedian(values)).toBe(median);
  });

  it('has no median and no mean of nothing', () => {
    expect(getMean([1, 2, 6])).toBe(3);
    expect(() => getMedian([])).toThrow(RangeError);
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
