import { type Analysis, type TermValue, viewSchema } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import type { AnalysisReportInput } from '../report-input.ts';
import {
  buildAnalysis,
  buildFinding,
  buildReportInput,
  buildSource,
  buildState,
  buildTerm,
} from '../test/build-report-input.ts';
import { writeFindingsCsv } from './findings-csv.ts';
import { writeTermsCsv } from './terms-csv.ts';

/** Rows by the names of their columns: a reader of RFC 4180 of its own. */
function readCsv(file: string): Record<string, string>[] {
  expect(file.startsWith('\uFEFF')).toBe(true);
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of file
    .slice(1)
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
  }
  const [head = [], ...others] = rows.slice(0, -1);
  return others.map((cells) => {
    expect(cells).toHaveLength(head.length);
    return Object.fromEntries(head.map((name, index) => [name, cells[index] ?? '']));
  });
}

const build = (analysis: Partial<Analysis>, facts: Partial<AnalysisReportInput> = {}) =>
  buildReportInput({ analysis: buildAnalysis(analysis), ...facts });

const clauses = [{ id: 'c', number: '4.2', heading: 'Fees', level: 1, start: 0, end: 21 }];
const source = buildSource({ pages: [{ number: 7, start: 0, end: 21 }] });

describe('the findings as CSV', () => {
  it('say of each what it is, where, and what to do', () => {
    const finding = buildFinding({
      detail: 'It says "never",\nand means it.',
      wording: '=Unused fees are refunded.',
      law: 'German Civil Code as of 2026',
      evidence: [
        { start: 0, end: 8, quote: 'Delaware' },
        { start: 9, end: 12, quote: 'law' },
        { start: 13, end: 20, quote: 'governs' },
      ],
    });
    const input = build(
      { clauses, findings: [finding] },
      {
        source,
        states: [buildState('f1', { state: 'not-a-risk', reason: 'wrong', note: 'Paid' })],
      },
    );
    expect(readCsv(writeFindingsCsv(input))).toEqual([
      {
        Severity: '3',
        'Severity in words': 'Medium',
        Title: 'Payments are not refunded',
        Category: 'Payment',
        Clause: '4.2 Fees',
        Page: '7',
        Quote: 'Delaware',
        'Other quotes': 'law\n\ngoverns',
        Here: 'It says "never",\nand means it.',
        'Why it matters': 'What has been paid stays paid.',
        'Whose risk': 'the party that pays',
        'To the side taken': 'open',
        'What to ask for': 'Ask for a refund of what was not used.',
        Wording: "'=Unused fees are refunded.",
        Points: '3',
        'Score without it': '0.0',
        State: 'Not a risk: it is wrong',
        Note: 'Paid',
        Confidence: '0.90',
        Law: 'German Civil Code as of 2026',
        Source: 'Own',
        Rule: 'PAY-04',
        Start: '0',
        End: '8',
      },
    ]);
  });

  it('begin with the most severe, and of one severity with what weighs most', () => {
    const findings = [
      buildFinding({ id: 'a', title: 'a', severity: 2 }),
      buildFinding({ id: 'b', title: 'b', severity: 5, points: 1 }),
      buildFinding({ id: 'c', title: 'c', severity: 5, points: 2, evidence: [] }),
    ];
    const rows = readCsv(writeFindingsCsv(build({ findings })));
    expect(rows.map(({ Title }) => Title)).toEqual(['c', 'b', 'a']);
    expect(rows[0]).toMatchObject({ Clause: '', Page: '', Quote: '', Start: '', End: '' });
  });

  it('are judged as the side sees them', () => {
    const { score } = buildAnalysis();
    const view = viewSchema.parse({
      side: 'customer',
      score,
      recommendations: [],
      summary: [],
      findings: [{ id: 'f1', standing: 'favour', points: 0, scoreWithout: 1.8 }],
    });
    const input = build({ findings: [buildFinding()], views: [view] });
    const [row] = readCsv(writeFindingsCsv({ ...input, side: 'customer' }));
    expect(row).toMatchObject({
      'To the side taken': 'in favour',
      Points: '0',
      'Score without it': '1.8',
    });
  });
});

describe('the key terms as CSV', () => {
  it.each<[TermValue, Record<string, string>]>([
    [
      { kind: 'text', text: 'Delaware' },
      { Date: '', Amount: '' },
    ],
    [
      { kind: 'date', date: '2028-02-29', computation: '1 March 2026 + 2 years - 1 day' },
      { Date: '2028-02-29', 'Computed from': '1 March 2026 + 2 years - 1 day' },
    ],
    [
      { kind: 'money', amount: 1200.5, currency: 'EUR', per: 'month', purpose: 'hosting' },
      { Amount: '1200.5', Unit: 'EUR', Per: 'month', What: 'hosting' },
    ],
    [
      { kind: 'money', amount: 20, currency: 'USD', per: 'month', unit: 'user' },
      { Amount: '20', Unit: 'USD', Per: 'user per month' },
    ],
    [
      { kind: 'money', amount: 2, currency: 'USD', per: 'unit', unit: 'gallon' },
      { Amount: '2', Unit: 'USD', Per: 'gallon' },
    ],
    [
      { kind: 'duration', amount: 24, unit: 'month' },
      { Amount: '24', Unit: 'month' },
    ],
    [
      { kind: 'party', name: 'Acme', role: 'customer' },
      { Who: 'Acme', What: 'customer' },
    ],
    [{ kind: 'address', text: '1 Main St\nDover', party: 'Acme' }, { Who: 'Acme' }],
    [
      {
        kind: 'obligation',
        who: 'Acme',
        modality: 'must-not',
        action: 'resell',
        due: 'ever',
        condition: 'without consent',
      },
      { Who: 'Acme', What: 'must not: resell', When: 'ever; without consent' },
    ],
    [
      {
        kind: 'deadline',
        action: 'give notice',
        who: 'Acme',
        date: '2026-05-01',
        offset: { amount: 30, unit: 'day', direction: 'before', event: 'the end' },
      },
      {
        Date: '2026-05-01',
        Amount: '30',
        Unit: 'day',
        Who: 'Acme',
        What: 'give notice',
        When: 'before the end',
      },
    ],
  ])('have their value in a form to compute with: %j', (value, cells) => {
    const input = build(
      { clauses, terms: [buildTerm({ value, evidence: { start: 0, end: 8, quote: 'Delaware' } })] },
      { source },
    );
    expect(readCsv(writeTermsCsv(input))).toEqual([
      expect.objectContaining({
        Term: 'Governing law',
        Value: 'State of Delaware',
        Clause: '4.2 Fees',
        Page: '7',
        Quote: 'Delaware',
        Type: 'governing-law',
        Start: '0',
        End: '8',
        ...cells,
      }),
    ]);
  });
});
