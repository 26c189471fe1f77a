import { signInSetupSchema } from '@clauselight/schema';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { sendFor } from '../../lib/http.ts';

const signInSetupQuery = queryOptions({
  queryKey: ['api', 'auth', 'debug'],
  queryFn: ({ signal }) => sendFor('/api/auth/debug', signInSetupSchema, { signal }),
});

/** How sign-in is set up on this server, without secrets. */
export function useSignInSetup() {
  return useQuery(signInSetupQuery);
}
