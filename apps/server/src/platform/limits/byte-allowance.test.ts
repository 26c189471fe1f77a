import { describe, expect, it } from 'vitest';
import { createByteAllowance } from './byte-allowance.ts';

describe('the bytes of a minute', () => {
  it('are counted for each address, and again in the next minute', () => {
    let now = 1_000_000;
    const allowance = createByteAllowance(100, () => now);
    expect(allowance.take('a', 60)).toBeUndefined();
    now += 20_000;
    expect(allowance.take('a', 60)).toBe(40);
    expect(allowance.take('a', 40)).toBeUndefined();
    expect(allowance.take('b', 60)).toBeUndefined();
    now += 40_000;
    expect(allowance.take('a', 60)).toBeUndefined();
  });

  it('are enough for one large file', () => {
    const allowance = createByteAllowance(100, () => 1);
    expect(allowance.take('a', 200)).toBeUndefined();
    expect(allowance.take('a', 1)).toBe(60);
  });
});
