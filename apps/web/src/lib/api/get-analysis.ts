import { analysisDetailSchema } from '@clauselight/schema';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { sendFor } from '../http.ts';

export const analysisQuery = (id: string) =>
  queryOptions({
    queryKey: ['api', 'analysis', id],
    queryFn: ({ signal }) =>
      sendFor(`/api/analyses/${encodeURIComponent(id)}`, analysisDetailSchema, { signal }),
  });

/** One analysis with everything in it, whatever its status. */
export function useAnalysis(id: string) {
  return useQuery(analysisQuery(id));
}
