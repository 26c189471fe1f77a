import { type Highlight, highlightSchema } from '@clauselight/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendFor } from '../../lib/http.ts';
import { insertHighlight, removeHighlight, updateHighlights } from './highlight-cache.ts';

/** Brings a deleted highlight back: into the list at once, and out of it again where the server refuses. */
export function useRestoreHighlight(documentId: string) {
  const client = useQueryClient();
  const put = (highlight: Highlight) =>
    updateHighlights(client, documentId, (list) => insertHighlight(list, highlight));
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ id }: Highlight) =>
      sendFor(`/api/highlights/${encodeURIComponent(id)}/restore`, highlightSchema, {
        method: 'POST',
      }),
    onMutate: put,
    onSuccess: put,
    onError: (_error, { id }) =>
      updateHighlights(client, documentId, (list) => removeHighlight(list, id)),
  });
}
