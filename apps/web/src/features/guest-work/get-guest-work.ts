import { guestWorkSchema } from '@clauselight/schema';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { sendFor } from '../../lib/http.ts';

export const guestWorkPath = '/api/account/guest-work';

export const guestWorkQuery = queryOptions({
  queryKey: ['api', 'account', 'guest-work'],
  queryFn: ({ signal }) => sendFor(guestWorkPath, guestWorkSchema, { signal }),
});

/** The signed-in person's work as a guest, until they decide what becomes of it. */
export function useGuestWork() {
  return useQuery(guestWorkQuery);
}
