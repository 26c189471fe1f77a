import { expect, it } from 'vitest';
import { computeLexicalVariety } from './variety.ts';

it('is 1 where no word comes twice within fifty, however long the text', () => {
  const words = Array.from({ length: 500 }, (_, index) => `word${index % 60}`);
  expect(computeLexicalVariety(words)).toBe(1);
});

it('is the share of different words where the same ones come again', () => {
  const words = Array.from({ length: 200 }, (_, index) => `word${index % 25}`);
  expect(computeLexicalVariety(words)).toBe(0.5);
});

it('says nothing of fewer than fifty words', () => {
  expect(computeLexicalVariety(['one', 'two'])).toBeUndefined();
});
