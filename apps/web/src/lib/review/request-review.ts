import { type ModelReview, modelReviewSchema, type ReviewRequest } from '@clauselight/schema';
import { sendFor } from '../http.ts';
import { writeJson } from '../json-request.ts';
import { createReviewAddress, type ReviewOf } from './review-address.ts';

interface RequestOptions {
  /** Whether one that has ended is made anew. */
  again?: boolean;
  signal?: AbortSignal;
}

/** Starts a review, or joins the one there is. */
export function requestReview(
  { analysisId, side }: ReviewOf,
  { again = false, signal }: RequestOptions = {},
): Promise<ModelReview> {
  const body: ReviewRequest = { again, ...(side !== undefined && { side }) };
  return sendFor(createReviewAddress({ analysisId, side: undefined }), modelReviewSchema, {
    ...writeJson('POST', body),
    ...(signal && { signal }),
  });
}
