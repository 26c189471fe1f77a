import type { AnalysisRecord } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { computeTiles } from './tiles.ts';

const now = new Date(2026, 2, 14, 15, 0);

function buildRecord(facts: Partial<AnalysisRecord> = {}): AnalysisRecord {
  return {
    id: crypto.randomUUID(),
    documentId: crypto.randomUUID(),
    filename: 'lease.pdf',
    status: 'completed',
    requestedAt: now.toISOString(),
    analyzedAt: now.toISOString(),
    riskFlags: [],
    ...facts,
  };
}

describe('the dashboard figures', () => {
  it('are absent, not zero, where nothing was analyzed', () => {
    const tiles = computeTiles([], now);
    expect(tiles).toEqual({ analysesToday: 0, averageScore: undefined, medianMs: undefined });
  });

  it('count the analyses of this day only', () => {
    const early = buildRecord({ analyzedAt: new Date(2026, 2, 14, 0, 0).toISOString() });
    const yesterday = buildRecord({ analyzedAt: new Date(2026, 2, 13, 23, 59).toISOString() });
    expect(computeTiles([early, yesterday], now).analysesToday).toBe(1);
  });

  it('average the scores there are', () => {
    const records = [buildRecord({ riskScore: 2 }), buildRecord({ riskScore: 7 }), buildRecord()];
    expect(computeTiles(records, now).averageScore).toBe(4.5);
  });

  it('average the risk of contracts alone', () => {
    const contract = buildRecord({ riskScore: 6, documentKind: 'lease', scoreLabel: 'Risk' });
    const essay = buildRecord({
      riskScore: 1,
      documentKind: 'essay',
      scoreLabel: 'Revision need',
    });
    expect(computeTiles([contract, essay], now).averageScore).toBe(6);
    expect(computeTiles([essay], now).averageScore).toBeUndefined();
  });

  it.each([
    [[900], 900],
    [[5000, 100, 300], 300],
    [[400, 100, 300, 9000], 350],
  ])('the processing time of %j is their median %s', (durations, expected) => {
    const records = durations.map((durationMs) => buildRecord({ durationMs }));
    expect(computeTiles(records, now).medianMs).toBe(expected);
  });

  it('leave out what was not completed', () => {
    const failed = buildRecord({ status: 'failed', riskScore: 9, durationMs: 10 });
    expect(computeTiles([failed], now).averageScore).toBeUndefined();
  });
});
