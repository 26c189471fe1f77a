import type { Analysis, ClauseRow } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { buildVersion } from '../test/build-version.ts';
import { listClauseChanges } from './list-clause-changes.ts';

const words = { start: 0, end: 4, quote: 'fees' };

function buildRow(facts: Partial<ClauseRow> = {}): ClauseRow {
  return {
    id: 'audit',
    name: 'Audit',
    question: 'Who may look?',
    importance: 'must',
    firstFor: [],
    presence: 'present',
    evidence: [words],
    findingIds: [],
    termIds: [],
    facts: [],
    isWorthALook: false,
    requestIfMissing: 'Ask for it.',
    ...facts,
  };
}

const balanced = { balance: { reason: 'It holds for both sides alike.', evidence: words } };
const missing = { presence: 'missing', evidence: [] } as Partial<ClauseRow>;

function compare(before: Partial<ClauseRow>[], after: Partial<ClauseRow>[]) {
  const build = (rows: Partial<ClauseRow>[]): Analysis =>
    buildVersion([], { analysis: { clauseRows: rows.map(buildRow) } }).analysis;
  return listClauseChanges(
    { analysis: build(before), side: undefined },
    { analysis: build(after), side: undefined },
  );
}

describe('clauses of two versions', () => {
  it('are listed with both verdicts and their words where the verdict is another one', () => {
    expect(compare([balanced], [missing])).toEqual([
      {
        clause: 'audit',
        name: 'Audit',
        direction: 'worse',
        reason: expect.stringContaining('no words of the kind'),
        before: { verdict: 'Acceptable', evidence: words },
        after: { verdict: 'Missing' },
      },
    ]);
    expect(compare([balanced], [balanced])).toEqual([]);
  });

  it('say neither good nor bad where one verdict says nothing, but for a risk that came or went', () => {
    expect(compare([{}], [balanced])[0]?.direction).toBe('open');
    expect(compare([{}], [missing])[0]?.direction).toBe('worse');
    expect(compare([missing], [{}])[0]?.direction).toBe('better');
    expect(compare([missing], [balanced])[0]?.direction).toBe('better');
  });

  it('have not changed where one version was not checked, or has no checklist', () => {
    expect(compare([{ presence: 'not-checked', evidence: [] }], [balanced])).toEqual([]);
    expect(compare([], [balanced])).toEqual([]);
  });

  it('are named by the version that has them, what became worse first', () => {
    const other = { id: 'escrow', name: 'Escrow', ...balanced };
    const changes = compare([balanced, other], [missing]);
    expect(changes.map(({ clause, direction }) => [clause, direction])).toEqual([
      ['audit', 'worse'],
      ['escrow', 'open'],
    ]);
    expect(changes[1]).not.toHaveProperty('after');
    expect(changes[1]).not.toHaveProperty('reason');
  });
});
