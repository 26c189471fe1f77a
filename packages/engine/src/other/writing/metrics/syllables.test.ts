import { expect, it } from 'vitest';
import { countSyllables } from './syllables.ts';

const bySyllables: readonly (readonly [number, string])[] = [
  [
    1,
    'the cat phone phones banned learned makes times whole style while world through noise voice',
  ],
  [1, 'year clear led fruit guide guard tried died showed clothes homes called'],
  [1, 'use are one friends'],
  [2, 'table little people wanted needed classes teaches changes houses argue nation being seeing'],
  [2, "playing likely lonely patient ancient question language equal fluent prism rhythm isn't"],
  [
    2,
    'million region marriage because disease poem client homework classroom trial quiet careless',
  ],
  [2, 'someone maybe buyer'],
  [3, 'agreement agreements advancement announcement anyone easier entitled'],
  [3, 'idea delicious serious previous various media period theory national creation reaction'],
  [3, 'government employment radio video completely created examples decreases racism influence'],
  [4, 'education situation experience material analysis emergency society technology reliable'],
  [4, 'biology scientific continuous'],
  [5, 'university evaluation individual capitalism educational'],
];
const table = bySyllables.flatMap(([syllables, words]) =>
  words.split(' ').map((word) => [word, syllables] as const),
);

it('is tried on more than sixty words', () => {
  expect(new Set(table.map(([word]) => word)).size).toBeGreaterThan(60);
});

it.each(table)('counts the syllables of “%s” as %i', (word, syllables) => {
  expect(countSyllables(word)).toBe(syllables);
});

it('adds up the parts of a compound and counts a figure as one', () => {
  expect([countSyllables('well-known'), countSyllables('2024'), countSyllables('')]).toEqual([
    2, 1, 1,
  ]);
});
