import { isAnchored } from '@clauselight/core';
import { tableDetailsSchema } from '@clauselight/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listEvidence } from '../../test/list-evidence.ts';
import { analyzeTable } from './analyze-table.ts';
import { buildOutline, buildTable, readRows } from './test/build-table.ts';

const sales = `Month | Region | Units sold | Revenue
Jan 2025 | North | 120 | $12,000.00
Feb 2025 | South | 130 | $13,000.00
Mar 2025 | North | 125 | $12,500.50
Total | | 375 | $37,500.50`;

describe('analyzeTable of sales by month', () => {
  const { details, summary, strengths, checks, terms } = readRows(sales);
  const [table] = details.tables;

  it('sets the row of totals apart from the data', () => {
    expect(table).toMatchObject({ rows: 3, totalRows: 1, columnCount: 4 });
  });

  it('says what each column holds', () => {
    expect(table?.columns.map(({ name, type }) => [name, type])).toEqual([
      ['Month', 'date'],
      ['Region', 'text'],
      ['Units sold', 'number'],
      ['Revenue', 'money'],
    ]);
  });

  it('works figures out in decimals and shows them as the column does', () => {
    const revenue = table?.columns[3];
    expect(revenue?.sum).toEqual({ value: 37500.5, display: '$37,500.50' });
    expect(revenue?.median?.display).toBe('$12,500.50');
    expect(revenue?.max?.evidence?.quote).toBe('$13,000.00');
  });

  it('lists the change from the first to the last period', () => {
    expect(details.changes[1]).toMatchObject({
      measure: 'Revenue',
      change: '+$500.50',
      percent: 4.2,
      biggestStep: { from: 'Jan 2025', to: 'Feb 2025' },
    });
  });

  it('counts right sums as a strength and passes the check', () => {
    expect(strengths[0]?.text).toBe('2 sums were worked out again from the figures and agree.');
    expect(checks.find(({ checkId }) => checkId === 'TAB-02')?.outcome).toBe('not-found');
  });

  it('lists totals of money as terms', () => {
    expect(terms.map(({ label, display }) => [label, display])).toEqual([
      ['Total Revenue', '$37,500.50'],
    ]);
  });

  it('sums up what it holds, how it changes and that its sums are right', () => {
    expect(summary.map(({ text }) => text)).toEqual([
      'The table holds 3 rows of data and 1 row of totals in 4 columns: Month, Region, Units sold and Revenue.',
      'The sum of “Units sold” is 375 and that of “Revenue” $37,500.50; the dates in “Month” run from Jan 2025 to Mar 2025.',
      'From Jan 2025 to Mar 2025 “Revenue” rose from $12,000.00 to $12,500.50 (+4.2%, 2.1% a period on average); the biggest step was +$1,000.00 from Jan 2025 to Feb 2025.',
      'Both sums that can be worked out again are right.',
    ]);
  });
});

describe('the type of a column', () => {
  it.each([
    ['Customer ID', ['1001', '1002', '1003', '1004'], 'id'],
    ['Zip', ['10115', '20095', '80331', '50667'], 'id'],
    ['Line', ['1', '2', '3', '4'], 'id'],
    ['Code', ['R001', 'R002', 'R003', 'R004'], 'id'],
    ['Year', ['2021', '2022', '2023', '2024'], 'date'],
    ['Rate', ['3%', '4.5%', '5%', '6%'], 'percent'],
    ['Price', ['€ 3,00', '€ 4,50', '€ 5,00', '€ 1.000,00'], 'money'],
    ['Paid', ['yes', 'no', 'yes', 'yes'], 'category'],
    ['Temperature', ['21.5', '-3', '7', '11.25'], 'number'],
    ['Remark', ['late', 'in time', 'very late', 'never came'], 'text'],
  ])('of %s is told by its values and its name', (name, values, type) => {
    const { details } = readRows(
      `Who | ${name}\n${values.map((value, at) => `person ${'abcd'[at]} | ${value}`).join('\n')}`,
    );
    expect(details.tables[0]?.columns[1]?.type).toBe(type);
  });

  it.each([
    ['Customer ID', false],
    ['Temperature', false],
    ['Unit price', false],
    ['Quantity', true],
    ['Number of visits', true],
  ])('and its name decide whether %s is added up', (name, isSummed) => {
    const { details } = readRows(`Who | ${name}\na | 12\nb | 15\nc | 11`);
    expect(details.tables[0]?.columns[1]?.sum !== undefined).toBe(isSummed);
  });
});

describe('analyzeTable of columns that are periods', () => {
  it('compares the first column with the last, of the totals first, then of what changed most', () => {
    const { details } = readRows(
      'Product | 2023 | 2024 | 2025\nA | 100 | 110 | 121\nB | 50 | 40 | 60\nC | 10 | 10 | 19\nTotal | 160 | 160 | 200',
    );
    expect(
      details.changes.map(({ measure, percent, perPeriod }) => [measure, percent, perPeriod]),
    ).toEqual([
      ['Total', 25, 11.8],
      ['C', 90, 37.8],
      ['A', 21, 10],
      ['B', 20, 9.5],
    ]);
    expect(details.shares[0]?.parts[0]).toMatchObject({ label: 'A', percent: 60.5 });
  });
});

describe('analyzeTable without a table', () => {
  it('says so and makes no check of tables', () => {
    const { summary, checks } = analyzeTable({
      sourceText: buildOutline(['Nothing here']),
      kind: 'table',
    });
    expect(summary[0]?.text).toContain('a JSON file of 0 values');
    expect(checks.filter(({ outcome }) => outcome === 'not-applicable')).toHaveLength(6);
  });
});

describe('analyzeTable of anything', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      '',
      'Total',
      '12',
      '1,000.50',
      '-3',
      '(4)',
      '50%',
      '€ 7',
      '#REF!',
      '=A1',
      '2025-01-02',
      'Jan 2025',
      'x@y.zz',
      '1e9',
      '9'.repeat(17),
      '0.1',
      '–',
      '１２',
    ),
    fc.string({ maxLength: 12 }).map((words) => words.replace(/\s/g, '')),
  );

  it('quotes exact words only and keeps its shape', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 12 }),
        fc.boolean(),
        (rows, hasHeader) => {
          const sourceText = buildTable(rows, { hasHeader });
          const result = analyzeTable({ sourceText, kind: 'table' });
          tableDetailsSchema.parse(result.details);
          for (const evidence of listEvidence(result))
            expect(isAnchored(sourceText.text, evidence)).toBe(true);
        },
      ),
    );
  });
});
