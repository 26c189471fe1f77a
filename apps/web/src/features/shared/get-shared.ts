import { sharedFactsSchema } from '@clauselight/schema';
import { queryOptions } from '@tanstack/react-query';
import { sendFor } from '../../lib/http.ts';
import { sendForLarge } from '../../lib/off-thread/send-for-large.ts';
import { createQueryKey, getSharePath } from '../../lib/reading/reading.ts';

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
