import { type AnalysisRecord, getDocumentFamily } from '@clauselight/schema';
import { riskMeasure } from '../../lib/insights/measures.ts';

/** The figures of the dashboard; absent where there is nothing to compute them from. */
export interface Tiles {
  analysesToday: number;
  /** Mean of the risk scores of contracts, 0-10. */
  averageScore: number | undefined;
  /** Median duration of an analysis in milliseconds. */
  medianMs: number | undefined;
}

/** Computes the figures from the visitor's own completed analyses; "today" is the day of `now` in local time. */
export function computeTiles(analyses: readonly AnalysisRecord[], now: Date): Tiles {
  const today = now.toDateString();
  const completed = analyses.filter((analysis) => analysis.status === 'completed');
  const scores = completed.filter(isOfContract).flatMap(({ riskScore }) => riskScore ?? []);
  const durations = completed.flatMap(({ durationMs }) => durationMs ?? []);
  return {
    analysesToday: completed.filter(
      ({ analyzedAt }) => analyzedAt && new Date(analyzedAt).toDateString() === today,
    ).length,
    averageScore: scores.length > 0 ? sum(scores) / scores.length : undefined,
    medianMs: median(durations),
  };
}

/** Other documents have scores that do not measure risk. Old analyses did not say what theirs measures. */
function isOfContract({ scoreLabel, documentKind }: AnalysisRecord): boolean {
  if (documentKind !== undefined) return getDocumentFamily(documentKind) === 'contract';
  return scoreLabel === undefined || scoreLabel === riskMeasure;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  if (Number.isInteger(middle)) {
    const [low, high] = [sorted[middle - 1], sorted[middle]];
    return low === undefined || high === undefined ? undefined : (low + high) / 2;
  }
  return sorted[Math.floor(middle)];
}
