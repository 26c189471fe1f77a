import { type ModelReview, modelReviewSchema } from '@clauselight/schema';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, sendFor } from '../http.ts';
import { requestReview } from './request-review.ts';
import { createReviewAddress, type ReviewOf } from './review-address.ts';

export const reviewQuery = (of: ReviewOf) =>
  queryOptions({
    queryKey: ['api', 'review', of.analysisId, of.side ?? ''],
    queryFn: ({ signal }) => joinReview(of, signal),
  });

/** The review there is, however it stands; where there is none yet, it is started. */
async function joinReview(of: ReviewOf, signal: AbortSignal): Promise<ModelReview> {
  try {
    return await sendFor(createReviewAddress(of), modelReviewSchema, { signal });
  } catch (error) {
    // One that was cancelled is not started again by opening the page.
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
    return requestReview(of, { signal });
  }
}
