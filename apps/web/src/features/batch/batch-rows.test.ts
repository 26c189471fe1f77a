import type { AnalysisRecord, Document, DocumentInsight } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { writeBatch } from './batch-csv.ts';
import type { BatchItem } from './batch-list.ts';
import { createRows } from './batch-rows.ts';

const items: readonly BatchItem[] = [
  { key: 1, name: 'big.pdf', size: 9, state: 'refused', reason: 'Too large.' },
  { key: 2, name: '', state: 'done', documentId: 'A', analysisId: 'A1' },
];
const documents = [{ id: 'A', filename: '=lease.docx' }] as Document[];
const record: Partial<AnalysisRecord> = {
  id: 'A1',
  documentId: 'A',
  status: 'completed',
  riskScore: 6.4,
  scoreLabel: 'Risk',
  documentKind: 'lease',
  contractValue: 'USD 1,000.00',
  contractTerm: '12 months',
  riskFlags: [{ findingId: 'f', title: 'No cap', severity: 4 }],
};
const insight = {
  analysisId: 'A1',
  documentId: 'A',
  filename: 'lease.docx',
  kindLabel: 'Lease',
  findings: [
    { id: 'f', severity: 4 },
    { id: 'g', severity: 2 },
  ],
  dates: [
    { type: 'expiration-date', label: 'Expiry', date: '2030-01-02', start: 0, end: 4 },
    { type: 'deadline', label: 'Passed', date: '2020-01-01', start: 0, end: 4 },
  ],
} as unknown as DocumentInsight;
const known = {
  documents,
  records: [record as AnalysisRecord],
  insights: [insight],
  today: '2026-11-22',
};

describe('the table of a batch', () => {
  it('says of each document what became of it, in the order given', () => {
    const [refused, done] = createRows(items, known);
    expect(refused).toEqual({ item: items[0], name: 'big.pdf' });
    expect(done).toMatchObject({
      name: '=lease.docx',
      result: {
        kindLabel: 'Lease',
        score: 6.4,
        counts: [
          { severity: 4, count: 1 },
          { severity: 2, count: 1 },
        ],
        value: 'USD 1,000.00',
        term: '12 months',
        nextDeadline: { label: 'Expiry', date: '2030-01-02' },
      },
    });
  });

  it('has no result before the lists know of it', () => {
    expect(createRows(items, { ...known, records: [] })[1]).not.toHaveProperty('result');
  });

  it('leaves out documents that are no longer the visitor’s', () => {
    expect(createRows(items, { ...known, documents: [] })).toHaveLength(1);
  });

  it('is written as CSV, without formulas', () => {
    const lines = writeBatch(createRows(items, known), 'https://example.org')
      .replace('\uFEFF', '')
      .split('\r\n');
    expect(lines[0]).toContain('Document,State,Kind,Score measures,Score,Level');
    expect(lines[1]).toMatch(/^big\.pdf,Refused \(.*\): Too large\.,,,/);
    expect(lines[2]).toBe(
      '\'=lease.docx,Analyzed,Lease,Risk,6.4,high,0,1,0,1,0,"USD 1,000.00",12 months,2030-01-02,Expiry,https://example.org/?analysis=A1',
    );
  });
});
