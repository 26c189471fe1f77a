import { expect, it } from 'vitest';
import { computeReadability, type TextCounts } from './readability.ts';

const counts: TextCounts = {
  words: 1000,
  sentences: 50,
  syllables: 1500,
  letters: 4700,
  polysyllables: 120,
  complexWords: 100,
  longWords: 200,
  shortWords: 400,
};

it.each([
  ['flesch-kincaid', 9.9],
  ['flesch-ease', 59.6],
  ['gunning-fog', 12],
  ['smog', 12],
  ['coleman-liau', 10.4],
  ['ari', 10.7],
  ['lix', 40],
  ['rix', 4],
  ['eflaw', 28],
] as const)('works out %s by its published formula', (id, value) => {
  expect(computeReadability(counts).find((entry) => entry.id === id)?.value).toBe(value);
});

it('leaves SMOG out under thirty sentences', () => {
  const few = computeReadability({ ...counts, words: 400, sentences: 20 });
  expect(few.map(({ id }) => id)).not.toContain('smog');
});

it('says nothing of a text under a hundred words', () => {
  expect(computeReadability({ ...counts, words: 99 })).toEqual([]);
});
