import { settingsSchema } from '@clauselight/schema';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { sendFor } from '../http.ts';

export const settingsQuery = queryOptions({
  queryKey: ['api', 'settings'],
  queryFn: ({ signal }) => sendFor('/api/settings', settingsSchema, { signal }),
  // They may have been changed on another device.
  refetchOnMount: 'always',
});

/** What the server keeps for the signed-in person. */
export function useSettings() {
  return useQuery(settingsQuery);
}
