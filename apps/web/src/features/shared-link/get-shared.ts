import { type ModelReview, modelReviewSchema, sharedFactsSchema } from '@clauselight/schema';
import { queryOptions } from '@tanstack/react-query';
import { createQueryKey, getSharePath } from '../../lib/analysis-source/analysis-source.ts';
import { ApiError, sendFor } from '../../lib/http.ts';
import { sendForLarge } from '../../lib/off-thread/send-for-large.ts';

/** What a link says of itself; each answer counts as one view of it. */
export const sharedFactsQuery = (token: string) =>
  queryOptions({
    queryKey: createQueryKey(getSharePath(token), 'facts'),
    queryFn: ({ signal }) => sendFor(`${getSharePath(token)}/facts`, sharedFactsSchema, { signal }),
  });

/** The analysis that a link shows. */
export const sharedAnalysisQuery = (token: string) =>
  queryOptions({
    queryKey: createQueryKey(getSharePath(token), 'analysis'),
    queryFn: ({ signal }) =>
      sendForLarge({ path: `${getSharePath(token)}/analysis`, name: 'analysisDetail', signal }),
  });

/** What a language model found in it; undefined if none has read it. */
export const sharedReviewQuery = (token: string) =>
  queryOptions({
    queryKey: createQueryKey(getSharePath(token), 'review'),
    queryFn: ({ signal }) => findReview(token, signal),
  });

async function findReview(token: string, signal: AbortSignal): Promise<ModelReview | null> {
  try {
    return await sendFor(`${getSharePath(token)}/review`, modelReviewSchema, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
