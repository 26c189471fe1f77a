import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getSharePath } from '../../lib/analysis-source/analysis-source.ts';
import { send } from '../../lib/http.ts';
import { writeJson } from '../../lib/json-request.ts';

/** Tells the server the password of a link, and reads the link anew where it was the right one. */
export function useUnlockShare(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (password: string) =>
      send(`${getSharePath(token)}/unlock`, writeJson('POST', { password })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['api', 'share', token] }),
  });
}
