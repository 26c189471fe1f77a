import { QueryClient } from '@tanstack/react-query';

/** Answers count as fresh until something we do makes them stale; nothing is asked twice on its own. */
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
      },
      mutations: { retry: false },
    },
  });
}

/** Milliseconds after which the user and the list of analyses may be asked for again. */
export const shortStaleMs = 5 * 60 * 1000;

/** Milliseconds for which an answer nobody looks at is kept. */
export const keptMs = 10 * 60 * 1000;
