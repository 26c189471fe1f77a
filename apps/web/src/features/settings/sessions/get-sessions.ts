import { loginSessionSchema } from '@clauselight/schema';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { sendFor } from '../../../lib/http.ts';
import { listOf } from '../../../lib/list-of.ts';

export const sessionsPath = '/api/account/sessions';

export const sessionsQuery = queryOptions({
  queryKey: ['api', 'account', 'sessions'],
  queryFn: ({ signal }) => sendFor(sessionsPath, listOf(loginSessionSchema), { signal }),
  // Another device may have signed in or out since the list was last open.
  staleTime: 0,
  refetchOnMount: 'always',
});

/** Where the person is signed in. */
export function useSessions() {
  return useQuery(sessionsQuery);
}
