import { describe, expect, it } from 'vitest';
import { createCatalog, sortRemarks } from './remark-catalog.ts';

const examples = { matches: ['a'], leaves: ['b'] } as const;
const catalog = createCatalog('letter', {
  'TRY-01': { title: 'First', level: 3, why: 'Because', source: 'Written for the tests', examples },
  'TRY-02': {
    title: 'Second',
    level: 1,
    why: 'Because',
    source: 'Written for the tests',
    examples,
  },
});
const parts = { points: 1, notice: 'Seen.', nextStep: 'Look.', evidence: [] };

describe('a catalog of remarks', () => {
  it('makes a remark of what its check says and what was seen', () => {
    expect(catalog.createRemark('TRY-01', parts)).toEqual({
      checkId: 'TRY-01',
      category: 'letter',
      title: 'First',
      level: 3,
      why: 'Because',
      source: 'Written for the tests',
      ...parts,
    });
  });

  it('lets a remark say otherwise than its check', () => {
    const remark = catalog.createRemark('TRY-01', { ...parts, level: 2, title: 'Other' });
    expect(remark).toMatchObject({ level: 2, title: 'Other', why: 'Because' });
  });

  it('lists every check with what came of it', () => {
    const remark = catalog.createRemark('TRY-01', parts);
    const outcomes = catalog.listChecks([remark, remark]).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['found', 'not-found']);
  });

  it('lists checks that had nothing to work on as not applicable, unless they found something', () => {
    const idle = new Set(['TRY-01', 'TRY-02'] as const);
    const remark = catalog.createRemark('TRY-01', parts);
    const outcomes = catalog.listChecks([remark], idle).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['found', 'not-applicable']);
  });
});

describe('the order of remarks', () => {
  const at = (start: number) => [{ start, end: start + 1, quote: 'x' }];
  const build = (notice: string, facts: object) => ({
    ...catalog.createRemark('TRY-01', { ...parts, notice }),
    ...facts,
  });

  it('is by level, then by points, then by place, with what has no place last', () => {
    const remarks = [
      build('nowhere', { level: 2 }),
      build('late', { level: 2, evidence: at(90) }),
      build('early', { level: 2, evidence: at(10) }),
      build('costly', { level: 2, points: 5, evidence: at(99) }),
      build('grave', { level: 3, points: 0, evidence: at(99) }),
    ];
    expect(sortRemarks(remarks).map(({ notice }) => notice)).toEqual([
      'grave',
      'costly',
      'early',
      'late',
      'nowhere',
    ]);
  });
});
