import { describe, expect, it } from 'vitest';
import { buildId, buildInsight } from './test/build-insight.ts';
import { formatMoney, sumValues } from './values.ts';

function buildValue(amount: number, currency: string, per?: string) {
  const type = per === undefined ? ('contract-value' as const) : ('recurring-value' as const);
  return {
    type,
    label: 'Value',
    display: `${currency} ${amount}`,
    amount,
    currency,
    per,
    start: 1,
    end: 2,
  };
}

describe('values of all documents', () => {
  it('are added for each currency and each time, and never across them', () => {
    const documents = [
      buildInsight({ values: [buildValue(0.1, 'USD'), buildValue(12, 'USD', 'month')] }),
      buildInsight({
        analysisId: buildId(2),
        values: [buildValue(0.2, 'USD'), buildValue(5, 'EUR'), buildValue(70, 'USD', 'year')],
      }),
    ];
    expect(sumValues(documents).map(({ title, currency, sum }) => [currency, title, sum])).toEqual([
      ['EUR', 'Contract value', 5],
      ['USD', 'Contract value', 0.3],
      ['USD', 'Recurring value per month', 12],
      ['USD', 'Recurring value per year', 70],
    ]);
  });

  it('of invoices are not added to those of contracts', () => {
    const values = [buildValue(1, 'USD')];
    const documents = [buildInsight({ values }), buildInsight({ values, documentKind: 'invoice' })];
    expect(sumValues(documents).map(({ title, sum }) => [title, sum])).toEqual([
      ['Contract value', 1],
      ['Document total', 1],
    ]);
  });

  it('leave out prices for a unit and what is no value of the contract', () => {
    const cap = { ...buildValue(9, 'USD'), type: 'liability-cap' as const };
    expect(sumValues([buildInsight({ values: [buildValue(3, 'USD', 'unit'), cap] })])).toEqual([]);
  });

  it('are written with their currency', () => {
    expect(formatMoney(168_000, 'USD')).toBe('USD 168,000.00');
  });
});
