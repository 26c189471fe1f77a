import { type ModelReview, modelReviewSchema } from '@clauselight/schema';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, sendFor } from '../http.ts';
import { writeJson } from '../json-request.ts';
import { reviewQuery } from './get-review.ts';
import { requestReview } from './request-review.ts';
import { createReviewAddress, type ReviewOf } from './review-address.ts';

/** Makes a review that has ended anew. */
export function useRestartReview(of: ReviewOf) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => requestReview(of, { again: true }),
    onSuccess: (review) => showReview(client, of, review),
  });
}

/** Stops a review that has not ended; what it has found so far stays. */
export function useCancelReview(of: ReviewOf) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => {
      const { analysisId, side } = of;
      const path = createReviewAddress({ analysisId, side: undefined }, '/cancel');
      return sendFor(
        path,
        modelReviewSchema,
        writeJson('POST', side === undefined ? {} : { side }),
      );
    },
    onSuccess: (review) => showReview(client, of, review),
    onError: (error) => {
      // It has ended meanwhile.
      if (!(error instanceof ApiError && error.code === 'review_not_running')) return;
      void client.invalidateQueries({ queryKey: reviewQuery(of).queryKey });
    },
  });
}

function showReview(client: QueryClient, of: ReviewOf, review: ModelReview): void {
  client.setQueryData(reviewQuery(of).queryKey, review);
}
