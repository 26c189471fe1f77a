import { analysisListSchema } from '@clauselight/schema';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '../http.ts';
import { keptMs, shortStaleMs } from '../query-client.ts';
import { withScoreOfSide } from '../taken-side.ts';

export const analysesQuery = queryOptions({
  queryKey: ['api', 'analyses'],
  queryFn: async ({ signal }) => (await read('/api/analyses', analysisListSchema, signal)) ?? [],
  staleTime: shortStaleMs,
  gcTime: keptMs,
});

/** The visitor's completed analyses, newest first, with the score of the side taken where one was. */
export function useAnalyses() {
  return useQuery({
    ...analysesQuery,
    select: (records) => records.map((record) => withScoreOfSide(record.id, record)),
  });
}
