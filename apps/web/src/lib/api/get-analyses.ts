import { analysisListSchema } from '@clauselight/schema';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '../http.ts';
import { keptMs, shortStaleMs } from '../query-client.ts';

export const analysesQuery = queryOptions({
  queryKey: ['api', 'analyses'],
  queryFn: async ({ signal }) => (await read('/api/analyses', analysisListSchema, signal)) ?? [],
  staleTime: shortStaleMs,
  gcTime: keptMs,
});

/** The visitor's completed analyses, newest first. */
export function useAnalyses() {
  return useQuery(analysesQuery);
}
