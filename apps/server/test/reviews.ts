import { randomUUID } from 'node:crypto';
import type { ReviewItem, ReviewStatus } from '@clauselight/schema';
import { modelReviewItems, modelReviews } from '../src/domain/tables/model-tables.ts';
import type { TestServer } from './server.ts';

export interface TestReview {
  readonly analysisId: string;
  readonly status?: ReviewStatus;
  readonly items?: readonly ReviewItem[];
}

/** A review as the work leaves it, without the work; returns its id. */
export async function insertReview(
  { platform }: Pick<TestServer, 'platform'>,
  { analysisId, status = 'completed', items = [] }: TestReview,
): Promise<string> {
  const { orm } = platform.database;
  const id = randomUUID();
  await orm
    .insert(modelReviews)
    .values({ id, analysisId, status, provider: 'openai', model: 'gpt-4.1-mini' });
  for (const [index, item] of items.entries()) {
    await orm.insert(modelReviewItems).values({ reviewId: id, key: `${item.kind}:${index}`, item });
  }
  return id;
}

/** A finding in plain words. */
export function buildExplanation(text: string): ReviewItem {
  return { kind: 'explanation', findingId: 'f1', text: { text, unsupported: [] } };
}
