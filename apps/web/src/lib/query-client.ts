import { type Query, QueryClient } from '@tanstack/react-query';
import { ApiError, isGatewayFailure, UnreadableAnswer } from './http.ts';

/**
 * Answers count as fresh until something we do makes them stale; nothing is asked twice on its own. Without a
 * network a request fails at once, so that the page can say so, instead of waiting in silence.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchOnMount: false,
        refetchInterval: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Milliseconds after which the user and the list of analyses may be asked for again. */
export const shortStaleMs = 5 * 60 * 1000;

/** Milliseconds for which an answer nobody looks at is kept. */
export const keptMs = 10 * 60 * 1000;

/** Asks again for what failed because the server could not be reached. */
export function refetchLost(client: QueryClient): Promise<void> {
  return client.refetchQueries({ predicate: hasLostServer });
}

function hasLostServer({ state: { status, error } }: Query): boolean {
  if (status !== 'error') return false;
  if (error instanceof UnreadableAnswer) return false;
  return !(error instanceof ApiError) || isGatewayFailure(error);
}
