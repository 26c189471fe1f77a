import { type User, userSchema } from '@clauselight/schema';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '../http.ts';
import { keptMs, shortStaleMs } from '../query-client.ts';

export const userQuery = queryOptions({
  queryKey: ['api', 'auth', 'user'],
  queryFn: ({ signal }) => read('/api/auth/user', userSchema, signal),
  staleTime: shortStaleMs,
  gcTime: keptMs,
});

/** Requests the session again. Rejects if that fails; the known session then stays, because nobody has signed out. */
export async function refreshUser(client: QueryClient): Promise<void> {
  const user = await read('/api/auth/user', userSchema);
  client.setQueryData(userQuery.queryKey, user);
}

/** Who is here; all false and nothing while that is not known yet. */
export interface AuthState {
  readonly user: User | null;
  readonly isLoading: boolean;
  readonly isAuthenticated: boolean;
  readonly isGuest: boolean;
}

interface UserAnswer {
  data: User | null | undefined;
  isPending: boolean;
  isError: boolean;
  /** How often the question has failed so far. */
  errorUpdateCount: number;
}

/** What an answer says: a failed question makes the visitor a guest, an unanswered one nothing yet. */
export function describeAuth({
  data,
  isPending,
  isError,
  errorUpdateCount,
}: UserAnswer): AuthState {
  const user = isError ? null : (data ?? null);
  // Asked anew after a failure, the visitor stays the guest that the failure made them.
  const isLoading = isPending && errorUpdateCount === 0;
  return {
    user,
    isLoading,
    isAuthenticated: user !== null,
    isGuest: user === null && !isLoading,
  };
}

export function useAuth(): AuthState {
  return describeAuth(useQuery(userQuery));
}
