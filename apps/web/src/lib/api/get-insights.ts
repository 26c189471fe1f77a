import { insightsSchema } from '@clauselight/schema';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '../http.ts';
import { keptMs, shortStaleMs } from '../query-client.ts';
import { withScoreOfSide } from '../taken-side.ts';

export const insightsQuery = queryOptions({
  queryKey: ['api', 'insights'],
  queryFn: async ({ signal }) =>
    (await read('/api/insights', insightsSchema, signal))?.documents ?? [],
  staleTime: shortStaleMs,
  gcTime: keptMs,
  // An analysis may have ended since the page was last open.
  refetchOnMount: 'always',
});

/** What the latest analysis of each of the visitor's documents says, newest first. */
export function useInsights() {
  return useQuery({
    ...insightsQuery,
    select: (documents) =>
      documents.map((document) => withScoreOfSide(document.analysisId, document)),
  });
}
