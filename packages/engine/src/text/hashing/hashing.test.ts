import { describe, expect, it } from 'vitest';
import { combineHashes, hashWord } from './hashing.ts';

describe('hashes of words', () => {
  it('are the numbers that the weights were trained with', () => {
    expect(hashWord('liability', 1)).toBe(1_835_725_911);
    expect(combineHashes(hashWord('cap', 1), hashWord('on', 1), 2)).toBe(1_667_068_352);
  });

  it('differ by word, order and purpose', () => {
    const a = hashWord('party', 1);
    const b = hashWord('parties', 1);
    const hashes = [
      a,
      b,
      hashWord('party', 2),
      combineHashes(a, b, 2),
      combineHashes(b, a, 2),
      combineHashes(a, b, 3),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
