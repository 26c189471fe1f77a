import { isReviewFinal } from '@clauselight/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { settingsQuery } from '../api/get-settings.ts';
import { useAuth } from '../api/get-user.ts';
import { useLanguageModel } from '../language-model.ts';
import { followReview } from './follow-review.ts';
import { reviewQuery } from './get-review.ts';
import type { ReviewOf } from './review-address.ts';
import { createReviewStore } from './review-store.ts';

/** Starts the review of an analysis, or joins it, and follows it to its end; nothing where no model may be asked. */
export function useReview({ analysisId, side }: ReviewOf) {
  const client = useQueryClient();
  const { model, isOn: isWanted } = useLanguageModel();
  const isAllowed = useIsAllowed();
  // Undefined while that is not known.
  const isOn = isAllowed === undefined ? undefined : isAllowed && isWanted;
  const isAsked = isOn === true;
  const of = useMemo(() => ({ analysisId, side }), [analysisId, side]);
  const { data, error, isFetching, refetch } = useQuery({ ...reviewQuery(of), enabled: isAsked });
  const review = isAsked ? data : undefined;
  const store = useMemo(() => createReviewStore(review), [review]);

  useEffect(() => {
    if (review === undefined || isReviewFinal(review.status)) return;
    return followReview({
      of,
      requestedAt: review.requestedAt,
      store,
      onEnded: () => client.setQueryData(reviewQuery(of).queryKey, store.getReview()),
      onDoubt: () => void client.invalidateQueries({ queryKey: reviewQuery(of).queryKey }),
    });
  }, [of, review, store, client]);

  const modelName = model?.label ?? '';
  const context = useMemo(() => ({ store, modelName }), [store, modelName]);
  return { of, model, isOn, error: isAsked ? error : null, isFetching, refetch, context };
}

/**
 * Whether the account lets a model read its documents; a guest has none. Undefined while that is not known: before, nothing
 * is sent.
 */
function useIsAllowed(): boolean | undefined {
  const { user, isLoading } = useAuth();
  const settings = useQuery({ ...settingsQuery, enabled: user !== null, refetchOnMount: false });
  if (isLoading) return undefined;
  return user === null ? true : settings.data?.languageModel;
}
