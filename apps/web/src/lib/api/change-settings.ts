import { type Settings, settingsSchema } from '@clauselight/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendFor } from '../http.ts';
import { writeJson } from '../json-request.ts';
import { settingsQuery } from './get-settings.ts';

/** Changes some of the settings of the signed-in person, one change after the other. */
export function useChangeSettings() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'settings' },
    mutationFn: async (change: Partial<Settings>) => {
      // The call takes all of them: what another page has saved meanwhile must not be lost.
      const latest = await client.fetchQuery({ ...settingsQuery, staleTime: 0 });
      const body = writeJson('PUT', { ...latest, ...change });
      return sendFor('/api/settings', settingsSchema, body);
    },
    onSuccess: (saved) => client.setQueryData(settingsQuery.queryKey, saved),
  });
}
