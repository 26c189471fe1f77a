import type { ModelReview, ReviewItem, ReviewState } from '@clauselight/schema';

/** How a review stands that has read one of three parts. */
export function buildReviewState(facts: Partial<ReviewState> = {}): ReviewState {
  return {
    analysisId: '7d4f4a3e-1111-4222-8333-444455556666',
    status: 'running',
    model: { provider: 'openai', name: 'gpt-4o' },
    requestedAt: '2026-03-14T15:00:00Z',
    portions: { total: 3, done: 1, failed: 0 },
    rejected: { quotes: 0, statements: 0 },
    usage: { calls: 1, cachedCalls: 0, inputTokens: 900, outputTokens: 100 },
    failures: [],
    isOpinionWithheld: false,
    ...facts,
  };
}

export function buildReview(
  items: ReviewItem[] = [],
  facts: Partial<ReviewState> = {},
): ModelReview {
  return { ...buildReviewState(facts), items };
}

export function buildExplanation(findingId: string, text = `What ${findingId} means.`): ReviewItem {
  return { kind: 'explanation', findingId, text: { text, unsupported: [] } };
}

export function buildTerm(id: string): ReviewItem {
  const words = { text: id, unsupported: [] };
  const evidence = [{ start: 0, end: 3, quote: 'Fee' }];
  return { kind: 'term', id, label: words, value: words, evidence };
}
