import { type User, userSchema } from '@clauselight/schema';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, sendFor } from '../http.ts';
import { keptMs, shortStaleMs } from '../query-client.ts';

async function getUser(signal: AbortSignal): Promise<User | null> {
  try {
    return await sendFor('/api/auth/user', userSchema, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export const userQuery = queryOptions({
  queryKey: ['api', 'auth', 'user'],
  queryFn: ({ signal }) => getUser(signal),
  staleTime: shortStaleMs,
  gcTime: keptMs,
});

/** Who is here. A failed question makes the visitor a guest; an unanswered one makes them nothing yet. */
export function useAuth() {
  const { data, isPending, isError } = useQuery(userQuery);
  const user = isError ? null : (data ?? null);
  return { user, isLoading: isPending, isGuest: user === null && !isPending };
}
