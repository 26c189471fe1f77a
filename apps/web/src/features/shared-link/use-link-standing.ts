import { type QueryCacheNotifyEvent, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { sharedFactsQuery } from './get-shared.ts';
import { isRefusedByLink, readStanding } from './link-standing.ts';

/** The longest that a browser's clock can be set for. */
const longestWaitMs = 2 ** 31 - 1;

/** The state of a link, requested again when it expires and whenever the server refuses a part of it. */
export function useLinkStanding(token: string) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(sharedFactsQuery(token));
  const check = useCallback(() => void refetch({ cancelRefetch: false }), [refetch]);

  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (isRefusal(event, token)) check();
      }),
    [client, token, check],
  );

  const expiresAt = data?.expiresAt;
  useEffect(() => {
    if (expiresAt === undefined) return;
    const leftMs = Date.parse(expiresAt) - Date.now();
    if (leftMs > longestWaitMs) return;
    const timer = setTimeout(check, Math.max(leftMs, 0) + 1000);
    return () => clearTimeout(timer);
  }, [expiresAt, check]);

  return { standing: readStanding({ data, error }), check };
}

/** Whether something that the link shows was just refused. */
function isRefusal(event: QueryCacheNotifyEvent, token: string): boolean {
  if (event.type !== 'updated' || event.action.type !== 'error') return false;
  const [, place, of, part] = event.query.queryKey;
  const isPart = place === 'share' && of === token && part !== 'facts';
  return isPart && isRefusedByLink(event.action.error);
}
