import { describe, expect, it } from 'vitest';
import { addLogs, type ChainModel, createLattice, getMarginal, labelCount } from './lattice.ts';
import { tokenFeatureCount } from './token-features.ts';

/** Builds weights that look random but are the same in every run. */
function buildModel(): ChainModel {
  const wave = (size: number, step: number) =>
    Float32Array.from({ length: size }, (_, index) => Math.sin(index * step));
  return {
    emissions: wave(tokenFeatureCount * labelCount, 1.7),
    transitions: wave((labelCount + 2) * labelCount, 2.3),
  };
}

const features = [[1, 5], [7], [3, 2, 11]];

function scoreOf({ emissions, transitions }: ChainModel, labels: readonly number[]): number {
  const emitted = labels.flatMap((label, token) =>
    (features[token] ?? []).map((feature) => emissions[feature * labelCount + label] ?? 0),
  );
  const path = [labelCount, ...labels].map((from, place) => {
    const to = labels[place];
    return to === undefined
      ? (transitions[(labelCount + 1) * labelCount + from] ?? 0)
      : (transitions[from * labelCount + to] ?? 0);
  });
  return [...emitted, ...path].reduce((sum, weight) => sum + weight, 0);
}

function listLabelings(): readonly (readonly number[])[] {
  const labels = Array.from({ length: labelCount }, (_, label) => label);
  return labels.flatMap((a) => labels.flatMap((b) => labels.map((c) => [a, b, c])));
}

describe('createLattice', () => {
  const model = buildModel();
  const lattice = createLattice(model, features);
  const all = listLabelings().map((labels) => ({ labels, score: scoreOf(model, labels) }));

  it('sums over all labelings', () => {
    expect(lattice.total).toBeCloseTo(addLogs(all.map(({ score }) => score)), 4);
  });

  it('gives the probability of each label of each token', () => {
    const expected = all
      .filter(({ labels }) => labels[1] === 4)
      .reduce((sum, { score }) => sum + Math.exp(score - lattice.total), 0);
    expect(getMarginal(lattice, 1, 4)).toBeCloseTo(expected, 4);
  });

  it('is empty for an empty text', () => {
    expect(createLattice(model, []).length).toBe(0);
  });
});
