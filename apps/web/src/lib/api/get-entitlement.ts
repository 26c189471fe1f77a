import { entitlementSchema } from '@clauselight/schema';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { sendFor } from '../http.ts';

/** Milliseconds that a clock which runs ahead of the server's is given before the next question. */
const leastWaitMs = 60_000;

export const entitlementQuery = queryOptions({
  queryKey: ['api', 'entitlement'],
  queryFn: ({ signal }) => sendFor('/api/entitlement', entitlementSchema, { signal }),
  // It changes with every analysis, in other tabs too.
  staleTime: 0,
  refetchOnMount: 'always',
  // A page that is left open overnight shows the new day.
  refetchInterval: ({ state }) => getWaitMs(state.data?.allowance?.resetsAt, Date.now()),
  refetchIntervalInBackground: true,
});

/** How much the visitor may have analyzed, and whether they would begin with a trial. Asked only while it `isWanted`. */
export function useEntitlement(isWanted = true) {
  return useQuery({ ...entitlementQuery, enabled: isWanted });
}

/** Milliseconds from `now` until the day has changed for sure; none where nothing is counted. */
export function getWaitMs(resetsAt: string | undefined, now: number): number | false {
  if (resetsAt === undefined) return false;
  return Math.max(Date.parse(resetsAt) - now + 1000, leastWaitMs);
}
