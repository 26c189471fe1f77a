import { type AnalysisRecord, analysisRecordSchema } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { describeCount, describeLevel } from './describe-record.ts';

const flag = { findingId: 'f1', title: 'No thesis', severity: 3 } as const;

function buildRecord(facts: Partial<AnalysisRecord>): AnalysisRecord {
  return analysisRecordSchema.parse({
    id: '018f4e6a-7b1c-7c3e-9d2f-1a2b3c4d5e6f',
    documentId: '018f4e6a-7b1c-7c3e-9d2f-1a2b3c4d5e6f',
    filename: 'a.txt',
    status: 'completed',
    requestedAt: '2026-03-01T10:00:00.000Z',
    riskFlags: [flag],
    ...facts,
  });
}

describe('an analysis in the list', () => {
  it('of a contract has risk flags and a risk', () => {
    const record = buildRecord({ documentKind: 'lease', scoreLabel: 'Risk' });
    expect(describeCount(record)).toBe('1 risk flag');
    expect(describeLevel(record, 6.3)).toBe('High Risk');
  });

  it('of which little was recognized is not called low', () => {
    const record = buildRecord({
      documentKind: 'lease',
      scoreLabel: 'Risk',
      coverage: { sentences: 40, recognized: 10 },
    });
    expect(describeLevel(record, 1)).toBe('Partly judged');
    expect(describeLevel(record, 6.3)).toBe('High Risk');
  });

  it('of another document has findings, and what its score measures', () => {
    const record = buildRecord({
      documentKind: 'essay',
      scoreLabel: 'Revision need',
      riskFlags: [flag, flag],
    });
    expect(describeCount(record)).toBe('2 findings');
    expect(describeLevel(record, 3)).toBe('Revision need: low');
  });

  it('that does not know its kind speaks as of a contract', () => {
    expect(describeCount(buildRecord({}))).toBe('1 risk flag');
    expect(describeLevel(buildRecord({}), 4)).toBe('Medium Risk');
  });
});
