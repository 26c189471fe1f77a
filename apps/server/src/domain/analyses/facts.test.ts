import type { Analysis, InvoiceDetails, Term } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { collectFacts } from './facts.ts';

const evidence = { start: 10, end: 20, quote: '0123456789' };

function buildTerm(term: Pick<Term, 'type' | 'value'>): Term {
  return { id: 't1', label: term.type, display: 'as shown', evidence, ...term };
}

function collect(parts: Partial<Analysis>) {
  return collectFacts({
    documentKind: { kind: 'saas', label: 'Software agreement' },
    score: { label: 'Risk' },
    failedSteps: [],
    findings: [],
    terms: [],
    sides: [],
    views: [],
    ...parts,
  } as unknown as Analysis);
}

function buildInvoice(parts: Partial<InvoiceDetails>): InvoiceDetails {
  return {
    kind: 'invoice',
    type: 'invoice',
    syntax: 'text',
    seller: {},
    buyer: {},
    fields: [],
    lines: [],
    taxes: [],
    totals: {},
    payment: { accounts: [] },
    sums: [],
    required: [],
    ...parts,
  };
}

describe('the facts of an analysis', () => {
  it('say what of the document the score is made from', () => {
    const coverage = { sentences: 40, recognized: 10 };
    const score = { label: 'Risk', coverage } as Analysis['score'];
    expect(collect({ score }).coverage).toEqual(coverage);
    expect(collect({})).not.toHaveProperty('coverage');
  });

  it('say what kind it is, what its score measures and whether steps failed', () => {
    const failedSteps = [{ step: 'risk', label: 'Risks' }];
    expect(collect({ failedSteps })).toMatchObject({
      documentKind: 'saas',
      kindLabel: 'Software agreement',
      scoreLabel: 'Risk',
      isIncomplete: true,
    });
    expect(collect({}).isIncomplete).toBe(false);
  });

  it('contain stated and computed dates, with who has to do what', () => {
    const deadline = { kind: 'deadline', action: 'give notice' } as const;
    const terms = [
      buildTerm({ type: 'expiration-date', value: { kind: 'date', date: '2028-03-02' } }),
      buildTerm({ type: 'deadline', value: { ...deadline, who: 'Customer', date: '2027-12-03' } }),
      buildTerm({ type: 'deadline', value: { ...deadline, date: '2027-12-04' } }),
    ];
    expect(collect({ terms }).dates).toEqual([
      { type: 'expiration-date', label: 'expiration-date', date: '2028-03-02', start: 10, end: 20 },
      expect.objectContaining({ date: '2027-12-03', action: 'Customer: give notice' }),
      expect.objectContaining({ date: '2027-12-04', action: 'give notice' }),
    ]);
  });

  it('keep prices of one thing apart from sums of a period', () => {
    const value = { kind: 'money', amount: 20, currency: 'USD', per: 'month' } as const;
    const terms = [
      buildTerm({ type: 'recurring-value', value }),
      buildTerm({ type: 'recurring-value', value: { ...value, unit: 'user' } }),
    ];
    expect(collect({ terms }).values.map(({ per }) => per)).toEqual(['month', 'user per month']);
  });

  it('leave out deadlines without a date, and dates that are only mentioned', () => {
    const terms = [
      buildTerm({ type: 'deadline', value: { kind: 'deadline', action: 'pay' } }),
      buildTerm({ type: 'date', value: { kind: 'date', date: '1999-01-01' } }),
    ];
    expect(collect({ terms }).dates).toEqual([]);
  });

  it('contain the values by which documents are compared, and no other sums', () => {
    const money = { kind: 'money', amount: 5, currency: 'EUR' } as const;
    const types = ['liability-cap', 'money', 'insurance-sum', 'liquidated-damages'] as const;
    const terms = [
      ...types.map((type) => buildTerm({ type, value: money })),
      buildTerm({ type: 'liability-cap', value: { kind: 'text', text: 'the fees paid' } }),
    ];
    const { values } = collect({ terms });
    expect(values.map(({ type }) => type)).toEqual([
      'liability-cap',
      'insurance-sum',
      'liquidated-damages',
    ]);
    expect(values[0]).toEqual({
      type: 'liability-cap',
      label: 'liability-cap',
      display: 'as shown',
      amount: 5,
      currency: 'EUR',
      start: 10,
      end: 20,
    });
  });

  it('contain the main passage of each finding, and none if something is missing', () => {
    const finding = { id: 'f1', ruleId: 'R', title: 'T', category: 'payment', severity: 3 };
    const findings = [
      { ...finding, evidence: [evidence, { start: 0, end: 1, quote: 'x' }] },
      { ...finding, id: 'f2', evidence: [] },
    ] as unknown as Analysis['findings'];
    const [found, missing] = collect({ findings }).findings;
    expect(found).toEqual({ ...finding, start: 10, end: 20 });
    expect(missing?.start).toBeUndefined();
  });

  it('contain the due date of an invoice that only states the days to pay', () => {
    const details = buildInvoice({
      fields: [{ id: 'date', label: 'Invoice date', value: '2026-03-12', display: '', evidence }],
      payment: { accounts: [], days: 30, terms: { value: '', display: '', evidence } },
    });
    expect(collect({ details }).dates).toEqual([
      {
        type: 'deadline',
        label: 'Due date',
        date: '2026-04-11',
        action: 'payment',
        start: 10,
        end: 20,
      },
    ]);
  });

  it('contain the amount due of an invoice without a total', () => {
    const details = buildInvoice({
      fields: [{ id: 'currency', label: 'Currency', value: 'GBP', display: 'GBP' }],
      totals: { due: { amount: '12.50', display: 'GBP 12.50', evidence } },
    });
    expect(collect({ details }).values).toEqual([
      {
        type: 'contract-value',
        label: 'Total',
        display: 'GBP 12.50',
        amount: 12.5,
        currency: 'GBP',
        start: 10,
        end: 20,
      },
    ]);
  });
});
