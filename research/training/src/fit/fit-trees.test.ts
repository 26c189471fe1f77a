import { estimateProbability } from '@clauselight/engine/research';
import { describe, expect, it } from 'vitest';
import { fitTrees } from './fit-trees.ts';

/** Rows that are right where exactly one of two numbers is above a half: no single cut can tell. */
function buildRequest() {
  const rows = Array.from({ length: 400 }, (_, index) => [
    ((index * 37) % 100) / 100,
    ((index * 61) % 97) / 97,
  ]);
  return {
    rows,
    request: {
      table: Float32Array.from(rows.flat()),
      columnCount: 2,
      answers: Uint8Array.from(rows, ([a = 0, b = 0]) => (a > 0.5 === b > 0.5 ? 0 : 1)),
      treeCount: 60,
      depth: 3,
      seed: 1,
    },
  };
}

describe('fitted trees', () => {
  it('learn what only two columns together tell', () => {
    const { request } = buildRequest();
    const trees = fitTrees(request);
    const right = [...request.answers.keys()].filter(
      (row) =>
        estimateProbability(trees, request.table, row * 2) > 0.5 === (request.answers[row] === 1),
    );
    expect(right.length / request.answers.length).toBeGreaterThan(0.95);
  });

  it('are the same for the same rows and seed', () => {
    expect(fitTrees(buildRequest().request)).toEqual(fitTrees(buildRequest().request));
  });

  it('answer with the share of right rows where columns tell nothing', () => {
    const trees = fitTrees({
      table: new Float32Array(100),
      columnCount: 1,
      answers: Uint8Array.from({ length: 100 }, (_, row) => (row < 25 ? 1 : 0)),
      treeCount: 5,
      depth: 3,
      seed: 1,
    });
    expect(estimateProbability(trees, new Float32Array(1), 0)).toBeCloseTo(0.25, 1);
  });
});
