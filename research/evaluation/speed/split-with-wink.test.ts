import { describe, expect, it } from 'vitest';
import { splitWithWink } from './split-with-wink.ts';

describe('splitWithWink', () => {
  it('finds tokens and sentences', () => {
    expect(splitWithWink('It pays within 30 days. It pays in full.')).toEqual({
      tokens: 11,
      sentences: 2,
    });
  });
});
