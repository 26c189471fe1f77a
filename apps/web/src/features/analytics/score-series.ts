import { getRiskLevel } from '@clauselight/core';
import type { AnalysisRecord, RiskLevel } from '@clauselight/schema';
import { groupBy } from '../../lib/group-by.ts';
import { groupByMeasure } from '../../lib/insights/measures.ts';

export interface ScoredAnalysis {
  readonly id: string;
  readonly documentId: string;
  readonly filename: string;
  readonly at: Date;
  readonly score: number;
  readonly level: RiskLevel;
}

/** The scores of one measure, which no others are mixed into. */
export interface ScoreSeries {
  /** `Risk`, `Revision need`, `Attention needed`. */
  readonly measure: string;
  /** The earliest first. */
  readonly analyses: readonly ScoredAnalysis[];
  /** The analyses of each document, the earliest first. */
  readonly runs: readonly (readonly ScoredAnalysis[])[];
  /** Mean of each document's latest score, 0-10. */
  readonly mean: number;
}

/** The scores of completed analyses over time, one series for each thing that scores measure. */
export function createScoreSeries(records: readonly AnalysisRecord[]): ScoreSeries[] {
  return groupByMeasure(records).flatMap(({ measure, items }) => {
    const analyses = items.flatMap(readScore).toSorted((a, b) => Number(a.at) - Number(b.at));
    if (analyses.length === 0) return [];
    const runs = [...groupBy(analyses, ({ documentId }) => documentId).values()];
    const latest = runs.flatMap((run) => run.at(-1)?.score ?? []);
    const mean = latest.reduce((sum, score) => sum + score, 0) / latest.length;
    return [{ measure, analyses, runs, mean }];
  });
}

function readScore(record: AnalysisRecord): ScoredAnalysis[] {
  const { id, documentId, filename, analyzedAt, riskScore, coverage } = record;
  if (analyzedAt === undefined || riskScore === undefined) return [];
  const level = getRiskLevel(riskScore, coverage);
  return [{ id, documentId, filename, at: new Date(analyzedAt), score: riskScore, level }];
}
