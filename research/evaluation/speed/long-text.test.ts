import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutParts, joinContracts, listWindows } from './long-text.ts';

describe('joinContracts', () => {
  it('makes every contract after the first an exhibit with its own number', () => {
    expect(joinContracts(['One', 'Two', 'Three'], 20)).toBe(
      'One\n\nEXHIBIT 1\n\nTwo\n\nEXHIBIT 2\n\nThree',
    );
  });

  it('takes no more contracts than are needed', () => {
    expect(joinContracts(['A contract', 'Another'], 10)).toBe('A contract');
  });

  it('says so where there are too few', () => {
    expect(() => joinContracts(['One'], 10)).toThrow(
      'the contracts hold 3 characters, 10 are needed',
    );
  });
});

describe('cutParts', () => {
  it('cuts between words', () => {
    const parts = cutParts('one two three four five six', { count: 2, length: 10 });
    expect(parts).toEqual(['one two ', 'three four ']);
  });

  it('loses nothing and repeats nothing', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 40, maxLength: 60 });
    fc.assert(
      fc.property(words, (list) => {
        const text = list.join(' ');
        const parts = cutParts(text, { count: 3, length: 20 });
        expect(text.startsWith(parts.join(''))).toBe(true);
        expect(parts.join('').length).toBeGreaterThan(50);
      }),
    );
  });
});

describe('listWindows', () => {
  it('holds every part equally often, whatever the size', () => {
    const parts = ['a', 'b', 'c'];
    expect(listWindows(parts, 1)).toEqual(['a', 'b', 'c']);
    expect(listWindows(parts, 2)).toEqual(['ab', 'bc', 'ca']);
    expect(listWindows(parts, 3)).toEqual(['abc']);
  });
});
