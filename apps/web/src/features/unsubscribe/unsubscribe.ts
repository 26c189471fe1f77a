import { useMutation, useQueryClient } from '@tanstack/react-query';
import { settingsQuery } from '../../lib/api/get-settings.ts';
import { send } from '../../lib/http.ts';
import { writeJson } from '../../lib/json-request.ts';

/** Switches the e-mail of the person off to whom the mail with this token went. */
export function useUnsubscribe() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => send('/api/unsubscribe', writeJson('POST', { token })),
    onSuccess: () => client.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  });
}
