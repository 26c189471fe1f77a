import type { ModelReview, ReviewItem, ReviewState } from '@clauselight/schema';
import type { ReviewRow } from './review-rows.ts';

/** Converts a review, without its items, to the API's form. Unknown values are absent, never null. */
export function presentState(row: ReviewRow): ReviewState {
  return {
    analysisId: row.analysisId,
    ...(row.side !== '' && { side: row.side }),
    status: row.status,
    model: { provider: row.provider, name: row.model },
    requestedAt: row.requestedAt.toISOString(),
    ...(row.durationMs !== null && { durationMs: row.durationMs }),
    portions: { total: row.portionsTotal, done: row.portionsDone, failed: row.portionsFailed },
    rejected: { quotes: row.rejectedQuotes, statements: row.rejectedStatements },
    usage: {
      calls: row.calls,
      cachedCalls: row.cachedCalls,
      inputTokens: row.inputTokens,
      outputTokens: row.outputTokens,
      ...(row.microdollars !== null && { dollars: row.microdollars / 1_000_000 }),
    },
    failures: row.failures,
    isOpinionWithheld: row.isOpinionWithheld,
  };
}

export function presentReview(row: ReviewRow, items: readonly ReviewItem[]): ModelReview {
  return { ...presentState(row), items: [...items] };
}
