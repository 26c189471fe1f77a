import { shareListSchema } from '@clauselight/schema';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { sendFor } from '../../lib/http.ts';

export const sharesPath = '/api/shares';

export const sharesQuery = queryOptions({
  queryKey: ['api', 'shares'],
  queryFn: ({ signal }) => sendFor(sharesPath, shareListSchema, { signal }),
  // A link may have been opened, or have expired, since the list was last seen.
  staleTime: 0,
  refetchOnMount: 'always',
});

/** The person's links, newest first: those that are open, and those that have ended lately. */
export function useShares() {
  return useQuery(sharesQuery);
}
