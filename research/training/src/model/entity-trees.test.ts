import { type EntityCandidate, entityFeatureCount } from '@clauselight/engine/research';
import { describe, expect, it } from 'vitest';
import { type EntityTable, estimateEntities, findRepeats, fitEntityTrees } from './entity-trees.ts';

function buildCandidate(category: EntityCandidate['category']): EntityCandidate {
  return {
    category,
    quote: '',
    start: 0,
    end: 0,
    probability: 0,
    beginning: 0,
    length: 1,
    statement: 0,
    places: 1,
    total: 0,
  };
}

interface Row {
  readonly category: EntityCandidate['category'];
  /** What the trees see of it. */
  readonly look: number;
  /** The answers that it is right about. */
  readonly matches: readonly number[];
}

function buildTable(rows: readonly Row[]): EntityTable {
  const features = new Float32Array(rows.length * entityFeatureCount);
  rows.forEach(({ look }, row) => {
    features[row * entityFeatureCount] = look;
  });
  return {
    features,
    candidates: rows.map(({ category }) => buildCandidate(category)),
    matches: rows.map(({ matches }) => matches),
    answers: Uint8Array.from(rows, ({ matches }) => (matches.length > 0 ? 1 : 0)),
  };
}

describe('repeats', () => {
  const table = buildTable([
    { category: 'agreement-date', look: 0, matches: [0] },
    { category: 'agreement-date', look: 0, matches: [0] },
    { category: 'agreement-date', look: 0, matches: [0, 1] },
    { category: 'agreement-date', look: 0, matches: [] },
    { category: 'effective-date', look: 0, matches: [0] },
  ]);

  it('are right about nothing but what likelier rows are right about', () => {
    expect([...findRepeats(table, [0, 1, 2, 3, 4], [0.7, 0.9, 0.5, 0.1, 0.2])]).toEqual([0]);
    expect([...findRepeats(table, [0, 1, 2, 3, 4], [0.7, 0.8, 0.9, 0.1, 0.2])]).toEqual([1, 0]);
  });

  it('are sought among the given rows alone', () => {
    expect(findRepeats(table, [0, 3, 4], [0.1, 0.9, 0.9]).size).toBe(0);
  });
});

describe('trees for names and dates', () => {
  // In every contract a full name is right; a part of it is right in every second one, but adds nothing.
  const tables = Array.from({ length: 80 }, (_, contract) =>
    buildTable([
      { category: 'parties', look: 0, matches: [0] },
      { category: 'parties', look: 1, matches: contract % 2 === 0 ? [0] : [] },
      { category: 'document-name', look: 0, matches: [0] },
      { category: 'agreement-date', look: 0, matches: [0] },
    ]),
  );

  it('estimate whether a candidate adds an answer to those of likelier ones', () => {
    const [whole = 0, part = 1] = estimateEntities(
      fitEntityTrees(tables),
      tables[0] as EntityTable,
    );
    expect(whole).toBeGreaterThan(0.9);
    expect(part).toBeLessThan(0.1);
  });
});
