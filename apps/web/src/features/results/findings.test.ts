import type { Check, Finding } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import {
  countBySeverity,
  filterFindings,
  groupChecks,
  listCategories,
  readFindingFilter,
  splitByStanding,
} from './findings.ts';

function buildFinding(facts: Partial<Finding>): Finding {
  return {
    id: 'f',
    ruleId: 'r',
    category: 'liability',
    title: 'No cap',
    baseSeverity: 3,
    severity: 3,
    adjustments: [],
    confidence: 1,
    bornBy: 'the customer',
    standing: 'open',
    request: '',
    lookedIn: [],
    why: 'w',
    mitigation: 'm',
    source: 's',
    evidence: [{ start: 0, end: 1, quote: 'x' }],
    points: 1,
    scoreWithout: 0,
    ...facts,
  };
}

const findings = [
  buildFinding({ id: 'a', severity: 2, category: 'payment' }),
  buildFinding({ id: 'b', severity: 5, points: 0.5 }),
  buildFinding({ id: 'c', severity: 5, points: 2 }),
];

describe('findings', () => {
  it('are counted by severity, the gravest first, without empty severities', () => {
    expect(countBySeverity(findings)).toEqual([
      { severity: 5, count: 2 },
      { severity: 2, count: 1 },
    ]);
  });

  it('list only the categories they have', () => {
    expect(listCategories(findings)).toEqual(['liability', 'payment']);
  });

  it('come gravest first, the weightier before the lighter', () => {
    const all = filterFindings(findings, { severity: undefined, category: undefined });
    expect(all.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  it('are left by both filters together', () => {
    expect(filterFindings(findings, { severity: 2, category: 'liability' })).toEqual([]);
    expect(filterFindings(findings, { severity: 5, category: 'liability' })).toHaveLength(2);
  });

  it('a filter of the address that does not exist filters nothing', () => {
    const filter = readFindingFilter(new URLSearchParams('severity=9&category=weather'));
    expect(filterFindings(findings, filter)).toHaveLength(3);
  });
});

describe('a side taken', () => {
  it('parts what is in its favour from what may be its risk', () => {
    const { risks, favours } = splitByStanding([
      buildFinding({ id: 'a', standing: 'risk' }),
      buildFinding({ id: 'b', standing: 'favour' }),
      buildFinding({ id: 'c', standing: 'open' }),
    ]);
    expect(risks.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(favours.map(({ id }) => id)).toEqual(['b']);
  });
});

describe('checks', () => {
  it('are grouped by what came of them', () => {
    const check: Check = { ruleId: 'r', category: 'payment', title: 't', outcome: 'not-found' };
    const groups = groupChecks([check, { ...check, outcome: 'found' }]);
    expect(groups['not-found']).toEqual([check]);
    expect(groups['not-applicable']).toEqual([]);
  });
});
