import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../lib/http.ts';
import { sharesPath, sharesQuery } from './get-shares.ts';

/** Revokes a link: from then on it shows nothing. */
export function useRevokeShare() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      send(`${sharesPath}/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSuccess: (_, id) => {
      const revokedAt = new Date().toISOString();
      client.setQueryData(sharesQuery.queryKey, (shares) =>
        shares?.map((share) => (share.id === id ? { ...share, revokedAt } : share)),
      );
    },
  });
}
