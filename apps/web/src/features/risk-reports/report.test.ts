import type { DocumentInsight } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { buildFinding, buildId, buildInsight } from '../../lib/insights/test/build-insight.ts';
import { summarizePortfolio } from './portfolio-summary.ts';
import { writeReport } from './report-csv.ts';
import { describeFilter, filterRows, readReportFilter } from './report-filter.ts';
import { reportOrders, sortRows } from './report-order.ts';
import { createRows } from './report-rows.ts';

const today = '2026-11-22';
const place = { start: 1, end: 4 };

const documents: readonly DocumentInsight[] = [
  buildInsight({
    filename: 'a.txt',
    riskScore: 6.1,
    findings: [
      buildFinding({ id: 'f1', severity: 2, category: 'payment', title: 'Late fee' }),
      buildFinding({ id: 'f2', severity: 4 }),
    ],
    values: [
      {
        type: 'contract-value',
        label: 'Contract value',
        display: 'USD 10.00',
        amount: 10,
        currency: 'USD',
        ...place,
      },
    ],
  }),
  buildInsight({
    filename: 'b.txt',
    documentId: buildId(102),
    analysisId: buildId(2),
    riskScore: 2,
    findings: [buildFinding({ severity: 5, title: 'Liability cap is low' })],
    dates: [
      { type: 'deadline', label: 'Past', date: '2026-11-21', ...place },
      { type: 'deadline', label: 'Renewal', date: '2026-12-04', ...place },
    ],
  }),
  buildInsight({
    filename: '=essay.txt',
    documentId: buildId(103),
    analysisId: buildId(3),
    riskScore: 9,
    documentKind: 'essay',
    kindLabel: 'Essay',
    scoreLabel: 'Revision need',
  }),
];
const rows = createRows(documents, today);

function order(sort: string): string {
  const sorted = sortRows(rows, reportOrders.read(new URLSearchParams({ sort })));
  return sorted.map(({ document }) => document.filename.replace(/\W*(\w).*/, '$1')).join('');
}

describe('the order of the report', () => {
  it.each([
    ['attention by the gravest findings before the score', 'attention', 'bae'],
    ['an unknown order like attention', 'constructor', 'bae'],
    ['score, risk before other measures', 'score', 'abe'],
    ['score turned around, with other measures still apart', '-score', 'bae'],
    ['findings', 'findings', 'bae'],
    ['days, with none last', 'deadline', 'bea'],
    ['days turned around, with none still last', '-deadline', 'bea'],
    ['value', 'value', 'aeb'],
    ['name', 'document', 'eab'],
    ['name turned around', '-document', 'bae'],
  ])('%s', (_name, sort, names) => {
    expect(order(sort)).toBe(names);
  });

  it('is turned around when it is chosen again, and back when chosen once more', () => {
    const plain = reportOrders.read(new URLSearchParams('sort=score'));
    expect(plain.direction).toBe('descending');
    expect(reportOrders.choose(plain, 'score')).toBe('-score');
    const turned = reportOrders.read(new URLSearchParams('sort=-score'));
    expect(turned.direction).toBe('ascending');
    expect(reportOrders.choose(turned, 'score')).toBe('score');
    expect(reportOrders.choose(turned, 'deadline')).toBe('deadline');
  });
});

describe('the filter of the report', () => {
  it.each([
    ['', ['a.txt', 'b.txt', '=essay.txt']],
    ['category=payment', ['a.txt']],
    ['severity=4', ['a.txt', 'b.txt']],
    ['severity=5&category=payment', []],
    ['q=CAP liability', ['b.txt']],
    ['q=essay', ['=essay.txt']],
    ['severity=4&q=late', []],
    ['severity=9&category=constructor', ['a.txt', 'b.txt', '=essay.txt']],
  ])('%j leaves %j', (query, names) => {
    const found = filterRows(rows, readReportFilter(new URLSearchParams(query)));
    expect(found.map(({ document }) => document.filename)).toEqual(names);
  });

  it('leaves the findings that pass, and counts those alone', () => {
    const [row] = filterRows(rows, readReportFilter(new URLSearchParams('category=payment')));
    expect(row?.findings.map(({ id }) => id)).toEqual(['f1']);
    expect(row?.counts).toEqual([{ severity: 2, count: 1 }]);
  });
});

describe('the words for the filter', () => {
  it.each([
    ['', undefined],
    ['q= ', undefined],
    ['severity=5', 'Shown are findings and documents: severity Critical.'],
    [
      'q=late&severity=3&category=payment',
      'Shown are findings and documents: containing “late”; severity Medium and above; category Payment.',
    ],
  ])('for %j are %j', (query, words) => {
    expect(describeFilter(readReportFilter(new URLSearchParams(query)))).toBe(words);
  });
});

describe('a row of the report', () => {
  it('has the gravest findings first and the next deadline that has not passed', () => {
    expect(rows[0]?.findings.map(({ id }) => id)).toEqual(['f2', 'f1']);
    expect(rows[1]?.nextDeadline).toMatchObject({ label: 'Renewal', distance: 'in 12 days' });
    expect(rows[0]?.level).toBe('high');
  });
});

describe('the summary', () => {
  it('says what the documents come to, each measure for itself', () => {
    expect(summarizePortfolio(rows)).toEqual([
      '3 documents: 2 contracts and 1 piece of writing.',
      'Risk scores: 1 high and 1 low; the highest is 6.1 of 10 (a.txt).',
      'Revision need score: high, 9.0 of 10 (=essay.txt).',
      '3 risks in contracts: 1 critical, 1 high, 1 low; most, 2, concern Liability.',
      'The next deadline is in 12 days, on 4 December 2026 (b.txt): Renewal.',
      'Contract value: USD 10.00, named in 1 document.',
    ]);
  });

  it('says nothing of nothing', () => {
    expect(summarizePortfolio([])).toEqual([]);
  });
});

describe('the file of the report', () => {
  it('has a line a document in the order given, with no formula in it', () => {
    const lines = writeReport(rows).split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[1]).toBe(
      'a.txt,Software-as-a-service agreement,2026-11-20T10:00:00Z,Risk,6.1,high,0,1,0,1,0,High: Unlimited liability; Low: Late fee,,,Contract value: USD 10.00,no',
    );
    expect(lines[3]).toMatch(/^'=essay\.txt,Essay,/);
  });
});
