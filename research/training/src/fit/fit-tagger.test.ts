import { createLattice, getMarginal } from '@clauselight/engine/research';
import { describe, expect, it } from 'vitest';
import { fitTagger } from './fit-tagger.ts';

/** Feature 1 begins a party, feature 2 goes on with it only after a beginning, feature 3 is nothing. */
const texts = Array.from({ length: 30 }, () => ({
  features: [[3], [1], [2], [3], [2], [3]],
  labels: [0, 1, 2, 0, 0, 0],
}));

describe('a fitted tagger', () => {
  const model = fitTagger(texts, 1);

  it('classifies a token by itself and by the one before it', () => {
    const lattice = createLattice(model, [[3], [1], [2], [3], [2], [3]]);
    expect(getMarginal(lattice, 1, 1)).toBeGreaterThan(0.8);
    expect(getMarginal(lattice, 2, 2)).toBeGreaterThan(0.7);
    expect(getMarginal(lattice, 4, 0)).toBeGreaterThan(0.7);
  });

  it('is the same for the same texts and seed', () => {
    expect(fitTagger(texts, 1)).toEqual(model);
  });
});
