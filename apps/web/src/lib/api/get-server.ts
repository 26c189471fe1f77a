import { serverFactsSchema } from '@clauselight/schema';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { sendFor } from '../http.ts';

export const serverQuery = queryOptions({
  queryKey: ['api', 'server'],
  queryFn: ({ signal }) => sendFor('/api/server', serverFactsSchema, { signal }),
});

/** What this server is configured to do. */
export function useServerFacts() {
  return useQuery(serverQuery);
}
