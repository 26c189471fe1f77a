import { describe, expect, it } from 'vitest';
import {
  buildFinding,
  buildId,
  buildInsight,
  buildRecord,
} from '../../lib/insights/test/build-insight.ts';
import { rankRisks } from './frequent-risks.ts';
import { countRisks } from './risk-counts.ts';
import { createScoreSeries } from './score-series.ts';

describe('scores over time', () => {
  it('join the analyses of a document and average the latest score of each', () => {
    const [series] = createScoreSeries([
      buildRecord({ id: buildId(3), analyzedAt: '2026-11-20T00:00:00Z', riskScore: 4 }),
      buildRecord({ id: buildId(2), documentId: buildId(102), riskScore: 2 }),
      buildRecord({ id: buildId(1), analyzedAt: '2026-11-01T00:00:00Z', riskScore: 9 }),
    ]);
    expect(series?.runs.map((run) => run.map(({ score }) => score))).toEqual([[9, 4], [2]]);
    expect(series?.mean).toBe(3);
  });

  it('never put different measures together', () => {
    const series = createScoreSeries([
      buildRecord({ scoreLabel: 'Revision need', riskScore: 10 }),
      buildRecord({ riskScore: 2 }),
    ]);
    expect(series.map(({ measure, mean }) => [measure, mean])).toEqual([
      ['Risk', 2],
      ['Revision need', 10],
    ]);
  });

  it('leave out an analysis without a score', () => {
    expect(createScoreSeries([buildRecord({ riskScore: undefined })])).toEqual([]);
  });
});

describe('risks by category', () => {
  it('are counted by severity, the fullest category first, apart from other points', () => {
    const groups = countRisks([
      buildInsight({
        findings: [
          buildFinding({ category: 'payment' }),
          buildFinding({ severity: 5 }),
          buildFinding({ severity: 2 }),
        ],
      }),
      buildInsight({
        documentKind: 'essay',
        scoreLabel: 'Revision need',
        findings: [buildFinding({ category: 'language' })],
      }),
    ]);
    expect(groups.map(({ measure, total }) => [measure, total])).toEqual([
      ['Risk', 3],
      ['Revision need', 1],
    ]);
    expect(groups[0]?.categories).toEqual([
      {
        name: 'Liability',
        total: 2,
        counts: [
          { severity: 5, count: 1 },
          { severity: 2, count: 1 },
        ],
      },
      { name: 'Payment', total: 1, counts: [{ severity: 4, count: 1 }] },
    ]);
  });

  it('leave out a measure without findings', () => {
    expect(countRisks([buildInsight()])).toEqual([]);
  });
});

describe('the most frequent risks', () => {
  it('are those of most documents, then the gravest, each leading to the gravest finding of a document', () => {
    const risks = rankRisks([
      buildInsight({
        filename: 'a.txt',
        findings: [
          buildFinding({ id: 'f1', severity: 2 }),
          buildFinding({ id: 'f2', severity: 3 }),
          buildFinding({ id: 'f3', ruleId: 'PAY-01', title: 'Late fee', severity: 5 }),
        ],
      }),
      buildInsight({ filename: 'b.txt', analysisId: buildId(2), findings: [buildFinding()] }),
    ]);
    expect(risks.map(({ ruleId, severity }) => [ruleId, severity])).toEqual([
      ['LIA-01', 4],
      ['PAY-01', 5],
    ]);
    expect(risks[0]?.occurrences).toMatchObject([
      { filename: 'a.txt', finding: { id: 'f2' }, count: 2 },
      { filename: 'b.txt', finding: { id: 'f1' }, count: 1 },
    ]);
  });
});
