import type { AnalysisRecord } from '@clauselight/schema';

/** The figures of the dashboard; absent where there is nothing to compute them from. */
export interface Tiles {
  analysesToday: number;
  /** Mean of the scores, 0-10. */
  averageScore: number | undefined;
  /** Median duration of an analysis in milliseconds. */
  medianMs: number | undefined;
}

/** Computes the figures from the visitor's own completed analyses; "today" is the day of `now` in local time. */
export function computeTiles(analyses: readonly AnalysisRecord[], now: Date): Tiles {
  const today = now.toDateString();
  const completed = analyses.filter((analysis) => analysis.status === 'completed');
  const scores = completed.flatMap(({ riskScore }) => riskScore ?? []);
  const durations = completed.flatMap(({ durationMs }) => durationMs ?? []);
  return {
    analysesToday: completed.filter(
      ({ analyzedAt }) => analyzedAt && new Date(analyzedAt).toDateString() === today,
    ).length,
    averageScore: scores.length > 0 ? sum(scores) / scores.length : undefined,
    medianMs: median(durations),
  };
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
