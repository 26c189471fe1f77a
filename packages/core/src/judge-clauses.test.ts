import {
  type Analysis,
  analysisSchema,
  type ClauseRow,
  type Finding,
  findingSchema,
  type Term,
} from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { type JudgedClause, judgeClauses } from './judge-clauses.ts';
import { countVerdicts, getVerdictTone, nameVerdict } from './wording/verdict-wording.ts';

const sides: Analysis['sides'] = [
  { id: 'p', label: 'Provider (Acme Ltd)' },
  { id: 'c', label: 'Customer' },
];
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

function buildFinding(facts: Partial<Finding> = {}): Finding {
  return findingSchema.parse({
    id: 'f1',
    ruleId: 'PAY-11',
    category: 'payment',
    title: 'Audit of books',
    baseSeverity: 3,
    severity: 3,
    adjustments: [],
    confidence: 1,
    borneBy: 'whoever is inspected',
    bearers: ['c'],
    why: 'It takes time.',
    advantage: 'The figures can be checked.',
    request: 'Limit audits',
    mitigation: 'Ask for notice.',
    source: 'test',
    evidence: [words],
    points: 3,
    scoreWithout: 0,
    ...facts,
  });
}

/** The verdict on one row about which there are these findings. */
function judge(row: Partial<ClauseRow>, findings: readonly Finding[] = [], terms: Term[] = []) {
  const clauseRows = [buildRow({ findingIds: findings.map(({ id }) => id), ...row })];
  return judgeClauses({ clauseRows, findings: [...findings], sides, terms })[0];
}

describe('a clause with a risk', () => {
  it('is one-sided for whom it does not weigh on', () => {
    expect(judge({}, [buildFinding()])).toMatchObject({
      verdict: 'one-sided',
      favors: ['p'],
      reason: 'It takes time.',
      request: 'Limit audits',
      findingId: 'f1',
    });
  });

  it('weighs on both sides, or on whom the check names if no side is known', () => {
    expect(judge({}, [buildFinding({ bearers: ['c', 'p'] })])?.verdict).toBe('both-bear');
    const { bearers: _, ...open } = buildFinding();
    expect(judge({}, [open])).toMatchObject({
      verdict: 'one-sided',
      weighsOn: 'whoever is inspected',
    });
  });

  it('is off market from severity 4 on, whoever bears it, and judged by the gravest', () => {
    const grave = buildFinding({ id: 'f2', severity: 4, why: 'It is grave.' });
    expect(judge({}, [buildFinding(), grave])).toMatchObject({
      verdict: 'off-market',
      reason: 'It is grave.',
      findingId: 'f2',
    });
  });

  it('of defects is unclear', () => {
    expect(judge({ isOfDefects: true }, [buildFinding({ severity: 5 })])?.verdict).toBe('unclear');
  });

  it('is none of information alone, and no approval either', () => {
    const judged = judge({ balance: { reason: 'Alike.', evidence: words } }, [
      buildFinding({ severity: 1 }),
    ]);
    expect(judged).toMatchObject({ verdict: 'not-judged' });
    expect(judged?.reason).toContain('a point to know');
  });

  it('in favor of the reader asks for nothing', () => {
    const judged = judge({}, [buildFinding({ standing: 'favour' })]);
    expect(judged).toMatchObject({ verdict: 'one-sided', reason: 'The figures can be checked.' });
    expect(judged).not.toHaveProperty('request');
  });
});

describe('a clause that is not there', () => {
  const absent = buildFinding({ evidence: [], why: 'Nothing limits it.' });

  it('is missing by the check that looked for it, with its request', () => {
    const row: Partial<ClauseRow> = { presence: 'not-found', evidence: [] };
    expect(judge(row, [absent])).toMatchObject({
      verdict: 'missing',
      reason: 'Nothing limits it.',
      request: 'Limit audits',
    });
    expect(judge({ ...row, mayBeElsewhere: true }, [absent])?.reason).toContain('Another document');
  });

  it('is missing without a check only if that is certain, and not where one does without', () => {
    expect(judge({ presence: 'missing', evidence: [] })).toMatchObject({
      verdict: 'missing',
      request: 'Ask for it.',
    });
    expect(judge({ presence: 'missing', evidence: [], isOptional: true })?.verdict).toBe('none');
    expect(judge({ presence: 'not-found', evidence: [] })?.verdict).toBe('not-judged');
  });

  it('was not looked for, for the reason of its check', () => {
    const row: Partial<ClauseRow> = { presence: 'not-checked', evidence: [] };
    expect(judge({ ...row, whyNotChecked: 'Not in leases.' })?.reason).toBe('Not in leases.');
    expect(judge(row)?.reason).toContain('failed');
  });

  it('is no absence of what a finding misses within it', () => {
    expect(judge({}, [absent])).toMatchObject({ verdict: 'one-sided', favors: ['p'] });
  });
});

describe('a clause without a risk', () => {
  const balance = { reason: 'It holds for both sides alike.', evidence: words };
  const notice = (amount: number): Term => ({
    id: 't1',
    type: 'notice-period',
    label: 'Notice',
    display: `${amount} days`,
    value: { kind: 'duration', amount, unit: 'day' },
    evidence: words,
    usual: { figure: 'renewal-notice', lower: 30, median: 60, upper: 90, total: 71 },
  });

  it('is acceptable by the words that show it alone', () => {
    expect(judge({ balance })).toMatchObject({ verdict: 'acceptable', reason: balance.reason });
    expect(judge({})?.verdict).toBe('not-judged');
    expect(judge({ balance: { ...balance, only: 'stated' } })?.verdict).toBe('stated');
    expect(judge({ balance: { ...balance, only: 'mutual' } })?.verdict).toBe('mutual');
    expect(judge({ isWorthALook: true })?.reason).toContain('may hold a risk');
  });

  it('is better than usual where the notice against renewal is short', () => {
    expect(judge({ termIds: ['t1'] }, [], [notice(14)])?.verdict).toBe('better-than-usual');
    expect(judge({ termIds: ['t1'] }, [], [notice(30)])?.verdict).toBe('not-judged');
  });

  it('on no list is unusual in the kind', () => {
    const { importance: _, ...unlisted } = buildRow();
    const [judged] = judgeClauses({ clauseRows: [unlisted], findings: [], sides, terms: [] });
    expect(judged?.verdict).toBe('not-in-this-kind');
  });
});

it('what matters most to a side comes first, and what is on no list stays at the end', () => {
  const { importance: _, ...unlisted } = buildRow({ id: 'c', firstFor: ['p'] });
  const clauseRows = [buildRow({ id: 'a' }), buildRow({ id: 'b', firstFor: ['p'] }), unlisted];
  const order = (side?: string) =>
    judgeClauses({ clauseRows, findings: [], sides, terms: [] }, side).map(({ id }) => id);
  expect(order()).toEqual(['a', 'b', 'c']);
  expect(order('p')).toEqual(['b', 'a', 'c']);
});

it('an analysis of an earlier version has no clauses', () => {
  expect(analysisSchema.shape.clauseRows.parse(undefined)).toEqual([]);
});

describe('the words for a verdict', () => {
  const oneSided: Pick<JudgedClause, 'verdict' | 'presence' | 'favors'> = {
    verdict: 'one-sided',
    presence: 'present',
    favors: ['p'],
  };

  it('name the side, or the reader', () => {
    expect(nameVerdict(oneSided, sides, undefined)).toBe('One-sided for Provider');
    expect(nameVerdict(oneSided, sides, 'c')).toBe('One-sided for Provider');
    expect(nameVerdict(oneSided, sides, 'p')).toBe('One-sided for you');
    const open = { verdict: 'one-sided', presence: 'present', weighsOn: 'whoever pays' } as const;
    expect(nameVerdict(open, sides, undefined)).toBe('Weighs on whoever pays');
  });

  it('say what is known where no verdict is given', () => {
    const name = (presence: ClauseRow['presence']) =>
      nameVerdict({ verdict: 'not-judged', presence }, sides, undefined);
    expect(name('present')).toBe('Present, read it');
    expect(name('not-found')).toBe('Nothing recognized');
    expect(name('not-checked')).toBe('Not checked');
  });

  it('are good for the side that is favored, and never for silence', () => {
    expect(getVerdictTone(oneSided, 'p')).toBe('good');
    expect(getVerdictTone(oneSided, 'c')).toBe('doubtful');
    expect(getVerdictTone(oneSided, undefined)).toBe('doubtful');
    expect(getVerdictTone({ verdict: 'not-judged' }, 'p')).toBe('open');
  });

  it('count each verdict once', () => {
    const verdicts = [oneSided, { verdict: 'missing' as const }, { verdict: 'none' as const }];
    expect(countVerdicts(verdicts)).toBe('1 that weigh on a side · 1 missing · 1 in order');
    expect(countVerdicts([])).toBe('');
  });
});
