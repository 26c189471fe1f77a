import { describe, expect, it } from 'vitest';
import { weights } from '../../test/weights.ts';
import { analyze } from '../pipeline.ts';
import { buildSourceText } from '../test/build-source-text.ts';
import { mergeResults } from './merge-results.ts';
import type { Remark } from './remark.ts';

function buildRemark(facts: Partial<Remark> = {}): Remark {
  return {
    checkId: 'GEN-03',
    category: 'document',
    title: 'Left-over drafting',
    level: 2,
    points: 3,
    notice: 'n',
    why: 'w',
    nextStep: 's',
    source: 's',
    evidence: [{ start: 4, end: 9, quote: 'words' }],
    ...facts,
  };
}

const join = (general: readonly Remark[], own: readonly Remark[]) =>
  mergeResults({ remarks: general, checks: [] }, { remarks: own, checks: [] }).remarks;

describe('a check that is made of every document and again of a kind', () => {
  it('speaks once of the same words', () => {
    expect(join([buildRemark()], [buildRemark({ points: 0 })])).toEqual([buildRemark()]);
  });

  it.each([
    ['words of its own', { evidence: [{ start: 20, end: 25, quote: 'other' }] }],
    ['more points', { points: 6 }],
    ['nothing to quote', { evidence: [] }],
    ['another check', { checkId: 'INV-01' }],
  ] as const)('speaks again where it has %s', (_, facts) => {
    expect(join([buildRemark()], [buildRemark(facts)])).toHaveLength(2);
  });

  it('is listed once, as found where either found something', () => {
    const check = { checkId: 'GEN-05', category: 'document', title: 'Dates' } as const;
    const outcomes = (general: 'found' | 'not-found', own: 'found' | 'not-found') =>
      mergeResults(
        { remarks: [], checks: [{ ...check, outcome: general }] },
        { remarks: [], checks: [{ ...check, outcome: own }] },
      ).checks.map(({ outcome }) => outcome);
    expect(outcomes('found', 'not-found')).toEqual(['found']);
    expect(outcomes('not-found', 'found')).toEqual(['found']);
  });
});

it('an invoice with a placeholder and an impossible date is told each of them once', () => {
  const { findings, checks } = analyze(
    buildSourceText(
      'Northlight Ltd\n\nINVOICE\n\nInvoice no. 2031\n\nDate: 31 June 2026\n\nBill to: [insert client name]\n\nTotal EUR 1,500.00\n\nIBAN DE89 3704 0044 0532 0130 00',
    ),
    { weights },
  );
  const found = findings.map(({ ruleId }) => ruleId).filter((id) => /^GEN-0[35]$/.test(id));
  expect(found.sort()).toEqual(['GEN-03', 'GEN-05']);
  const drafting = findings.find(({ ruleId }) => ruleId === 'GEN-03');
  expect(drafting?.detail).toContain('at least 1 placeholder');
  const ids = checks.map(({ ruleId }) => ruleId);
  expect(new Set(ids).size).toBe(ids.length);
});
