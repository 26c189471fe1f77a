import { guestWorkSchema } from '@clauselight/schema';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { sendFor } from '../../lib/http.ts';

export const guestWorkPath = '/api/account/guest-work';

export const guestWorkQuery = queryOptions({
  queryKey: ['api', 'account', 'guest-work'],
  queryFn: ({ signal }) => sendFor(guestWorkPath, guestWorkSchema, { signal }),
});

/** What the signed-in person made as a guest before, as long as nobody has said what becomes of it. */
export function useGuestWork() {
  return useQuery(guestWorkQuery);
}
