import { queryOptions, useQuery } from '@tanstack/react-query';
import { sendForLarge } from '../off-thread/send-for-large.ts';

export const analysisQuery = (id: string) =>
  queryOptions({
    queryKey: ['api', 'analysis', id],
    queryFn: ({ signal }) =>
      sendForLarge({
        path: `/api/analyses/${encodeURIComponent(id)}`,
        name: 'analysisDetail',
        signal,
      }),
  });

/** One analysis with everything in it, whatever its status. */
export function useAnalysis(id: string) {
  return useQuery(analysisQuery(id));
}
