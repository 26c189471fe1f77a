import type { Analysis, Term } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { describeOutcome } from './outcome.ts';

function buildTerm(type: Term['type'], display: string): Term {
  return {
    id: display,
    type,
    label: type,
    display,
    value: { kind: 'text', text: display },
    evidence: { start: 0, end: 1, quote: 'x' },
  };
}

function describeTerms(terms: readonly Term[]) {
  const score: Analysis['score'] = {
    label: 'Risk',
    meaning: '',
    value: 1.2,
    level: 'low',
    r: 1,
    scale: 30,
    rest: 0.35,
    categories: [],
  };
  const documentKind: Analysis['documentKind'] = { kind: 'services', label: 'Services agreement' };
  const analysis = {
    documentKind,
    score,
    terms,
    failedSteps: [],
    leftOut: [],
    findings: [],
    sides: [],
    views: [],
    summary: [],
  };
  return describeOutcome(analysis as unknown as Analysis);
}

describe('the figures of an analysis in a list', () => {
  it('are the total and the length that the contract names', () => {
    const terms = [
      buildTerm('recurring-value', 'USD 10.00 per month'),
      buildTerm('contract-value', 'USD 120.00'),
      buildTerm('contract-term', '12 months'),
    ];
    expect(describeTerms(terms)).toMatchObject({
      riskScore: 1.2,
      contractValue: 'USD 120.00',
      contractTerm: '12 months',
    });
  });

  it('are the recurring payment if there is no total', () => {
    const terms = [buildTerm('recurring-value', 'USD 10.00 per month')];
    expect(describeTerms(terms).contractValue).toBe('USD 10.00 per month');
  });

  it('are null if the document states none', () => {
    expect(describeTerms([])).toMatchObject({
      contractValue: null,
      contractTerm: null,
      summary: null,
    });
  });
});
