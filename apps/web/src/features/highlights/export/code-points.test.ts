import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCodePoints } from './code-points.ts';

describe('positions in characters', () => {
  it('count a character outside the basic plane once', () => {
    const text = 'a😀b';
    expect([...countCodePoints(text, [4, 0, 1, 3, 2])]).toEqual([
      [0, 0],
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 3],
    ]);
  });

  it('cut a text into the same words as positions in code units do', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        (before, words) => {
          const text = `${before}${words}…`;
          const [start, end] = [before.length, before.length + words.length];
          const positions = countCodePoints(text, [start, end]);
          const characters = [...text].slice(positions.get(start), positions.get(end));
          expect(characters.join('')).toBe(words);
        },
      ),
    );
  });
});
