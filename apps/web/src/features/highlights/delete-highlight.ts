import type { Highlight } from '@clauselight/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../lib/http.ts';
import { insertHighlight, removeHighlight, updateHighlights } from './highlight-cache.ts';

/** Takes a highlight away: out of the list at once, and back in where the server refuses. */
export function useDeleteHighlight(documentId: string) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ id }: Highlight) =>
      send(`/api/highlights/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onMutate: ({ id }) => updateHighlights(client, documentId, (list) => removeHighlight(list, id)),
    onError: (_error, highlight) =>
      updateHighlights(client, documentId, (list) => insertHighlight(list, highlight)),
  });
}
