import type { InvoiceSum } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { findWrongLines, splitSums } from './invoice-sums.ts';

function buildSum(facts: Partial<InvoiceSum>): InvoiceSum {
  return {
    rule: 'line',
    label: 'Quantity times price',
    equation: '2 × 3 = 6',
    computed: '6',
    stated: '6',
    isRight: true,
    evidence: [{ start: 10, end: 11, quote: '6' }],
    ...facts,
  };
}

const wrongTotal = buildSum({
  rule: 'BR-CO-15',
  isRight: false,
  evidence: [{ start: 90, end: 91, quote: '9' }],
});

describe('sums worked out again', () => {
  it('mark the lines whose own sum is wrong, and no others', () => {
    const sums = [
      buildSum({}),
      buildSum({ isRight: false, evidence: [{ start: 40, end: 41, quote: '7' }] }),
      wrongTotal,
    ];
    expect([...findWrongLines(sums)]).toEqual([40]);
  });

  it('are parted by whether they hold, single lines last', () => {
    const line = buildSum({});
    const tax = buildSum({ rule: 'BR-CO-17' });
    expect(splitSums([line, wrongTotal, tax])).toEqual({ wrong: [wrongTotal], right: [tax, line] });
  });
});
