import type { Term } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { comparisons } from './comparisons.ts';

const term = (type: Term['type'], display: string, value: Term['value'], label = ''): Term => ({
  id: 't1',
  type,
  label,
  display,
  value,
  evidence: { start: 0, end: 1, quote: 'x' },
});
const text = (type: Term['type'], words: string) =>
  term(type, words, { kind: 'text', text: words });
const date = (type: Term['type'], day: string) => term(type, day, { kind: 'date', date: day });

function compare(name: string, answers: Record<string, string>, terms: readonly Term[]) {
  const sourceText = { text: '' } as Parameters<
    (typeof comparisons)[number]['compare']
  >[0]['sourceText'];
  const contract = { title: '', sourceText, spans: new Map(), answers };
  return comparisons.find((one) => one.name === name)?.compare(contract, terms);
}

describe('the comparisons', () => {
  it.each([
    ['New York', ['State of New York'], 1, 1],
    ['Ontario, Canada', ['Ontario, Canada'], 1, 1],
    ['England; Wales', ['England and Wales'], 1, 1],
    ['England; Wales', ['England'], 1, 0],
    ['California; Hong Kong', ['State of California', 'Hong Kong'], 2, 1],
    ['Virginia', ['State of West Virginia'], 0, 0],
    ['Texas', [], 0, 0],
  ])('governing law: %s and %s', (answer, laws, right, found) => {
    const terms = laws.map((law) => text('governing-law', law));
    expect(compare('governing law', { 'Governing Law': answer }, terms)).toMatchObject({
      annotated: 1,
      right,
      found,
    });
  });

  it('count a date where the annotators have none as predicted only', () => {
    const outcome = compare('agreement date', { 'Agreement Date': '' }, [
      date('agreement-date', '2020-01-01'),
    ]);
    expect(outcome).toMatchObject({ annotated: 0, predicted: 1, right: 0 });
  });

  it('leave out dates that the annotators left blank', () => {
    expect(compare('agreement date', { 'Agreement Date': '[]/[]/2019' }, [])).toBeUndefined();
  });

  it.each([
    ['3/1/21', [date('expiration-date', '2021-03-01')], 1],
    ['3/1/21', [date('expiration-date', '2021-02-28')], 1],
    ['3/1/21', [date('expiration-date', '2021-03-03')], 0],
    [
      '3/1/21',
      [
        date('effective-date', '2018-03-01'),
        term('contract-term', '3 years', { kind: 'duration', amount: 3, unit: 'year' }),
      ],
      1,
    ],
    ['perpetual', [text('contract-term', 'Perpetual')], 1],
    ['perpetual', [], 0],
  ])('expiration or term: %s and %j', (answer, terms, right) => {
    expect(compare('expiration or term', { 'Expiration Date': answer }, terms)).toMatchObject({
      annotated: 1,
      right,
    });
  });

  it.each([
    ['successive 1 year', 12, 'month', 1],
    ['2 years', 1, 'year', 0],
  ] as const)('renewal term: %s and %s %ss', (answer, amount, unit, right) => {
    const terms = [term('renewal-term', '', { kind: 'duration', amount, unit })];
    expect(compare('renewal term', { 'Renewal Term': answer }, terms)).toMatchObject({ right });
  });

  it('leave notice of termination out of the notice that stops a renewal', () => {
    const days = { kind: 'duration', amount: 30, unit: 'day' } as const;
    const terms = [
      term('notice-period', '', days, 'Notice of termination'),
      term('notice-period', '', days, 'Notice to prevent renewal'),
    ];
    const answers = { 'Notice Period To Terminate Renewal': '30 days' };
    expect(compare('notice period', answers, terms)).toMatchObject({ predicted: 1, right: 1 });
  });
});
