import { describe, expect, it } from 'vitest';
import { createWordIndex, getStem } from './word-index.ts';

describe('uses of a term', () => {
  const text =
    'The Licensed Products are sold. Each licensed product bears a mark. Licensed goods do not.';

  it.each([
    ['Licensed Product', 2],
    ['Licensed Goods', 1],
    ['Mark', 1],
    ['Escrow', 0],
  ])('of %s are %d, in any case and number', (term, count) => {
    expect(createWordIndex(text, [term]).countUses(term, 9)).toBe(count);
  });

  it('are counted no further than asked', () => {
    expect(createWordIndex(text, ['Licensed Product']).countUses('Licensed Product', 1)).toBe(1);
  });

  it.each([
    ['Licensed Products', 'licensed product'],
    ['Territories', 'territory'],
    ['Losses', 'loss'],
    ['Business', 'business'],
  ])('%s stands for %s', (term, stem) => {
    expect(getStem(term)).toBe(stem);
  });
});
