import type { Check, Finding } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import {
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
    borneBy: 'the customer',
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

const noFilter = readFindingFilter(new URLSearchParams());

const findings = [
  buildFinding({ id: 'a', severity: 2, category: 'payment' }),
  buildFinding({ id: 'b', severity: 5, points: 0.5 }),
  buildFinding({ id: 'c', severity: 5, points: 2 }),
];

describe('findings', () => {
  it('list only the categories they have', () => {
    expect(listCategories(findings)).toEqual(['liability', 'payment']);
  });

  it('come gravest first, the weightier before the lighter', () => {
    const all = filterFindings(findings, noFilter);
    expect(all.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  it('are left by both filters together', () => {
    expect(filterFindings(findings, { ...noFilter, severity: 2, category: 'liability' })).toEqual(
      [],
    );
    expect(
      filterFindings(findings, { ...noFilter, severity: 5, category: 'liability' }),
    ).toHaveLength(2);
  });

  it('a filter of the address that does not exist filters nothing', () => {
    const filter = readFindingFilter(
      new URLSearchParams('severity=9&category=weather&status=x&sort=y'),
    );
    expect(filter).toEqual(noFilter);
    expect(filterFindings(findings, filter)).toHaveLength(3);
  });

  it('are found by words of their title, their quotes, their clause and their advice', () => {
    const found = buildFinding({
      title: 'Fees rise at will',
      mitigation: 'Ask for a ceiling.',
      clause: { id: 'c', number: '2.3', heading: 'Price changes' },
      evidence: [{ start: 0, end: 9, quote: 'may raise' }],
    });
    for (const text of ['fees', 'CEILING', '2.3 price', 'may raise']) {
      expect(filterFindings([found, ...findings], { ...noFilter, text })).toEqual([found]);
    }
  });

  it('come in the order of the text where that is asked for, what is missing from it last', () => {
    const placed = [
      buildFinding({ id: 'missing', severity: 5, evidence: [] }),
      buildFinding({ id: 'late', evidence: [{ start: 90, end: 91, quote: 'x' }] }),
      buildFinding({ id: 'early', evidence: [{ start: 10, end: 11, quote: 'x' }] }),
    ];
    const sorted = filterFindings(placed, { ...noFilter, order: 'document' });
    expect(sorted.map(({ id }) => id)).toEqual(['early', 'late', 'missing']);
  });

  it('come by category where that is asked for, the gravest of each first', () => {
    const sorted = filterFindings(findings, { ...noFilter, order: 'category' });
    expect(sorted.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect(sorted.map(({ category }) => category)).toEqual(['liability', 'liability', 'payment']);
  });
});

describe('a side taken', () => {
  it('parts what is in its favor from what may be its risk', () => {
    const { risks, favors } = splitByStanding([
      buildFinding({ id: 'a', standing: 'risk' }),
      buildFinding({ id: 'b', standing: 'favour' }),
      buildFinding({ id: 'c', standing: 'open' }),
    ]);
    expect(risks.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(favors.map(({ id }) => id)).toEqual(['b']);
  });
});

describe('checks', () => {
  it('are grouped by what came of them', () => {
    const check: Check = {
      ruleId: 'r',
      category: 'payment',
      title: 't',
      subject: 's',
      outcome: 'not-found',
      evidence: [],
    };
    const groups = groupChecks([check, { ...check, outcome: 'found' }]);
    expect(groups['not-found']).toEqual([check]);
    expect(groups.present).toEqual([]);
  });
});
