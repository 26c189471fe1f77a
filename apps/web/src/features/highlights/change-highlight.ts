import { type Highlight, highlightSchema } from '@clauselight/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendFor } from '../../lib/http.ts';
import { writeJson } from '../../lib/json-request.ts';
import { replaceHighlight, updateHighlights } from './highlight-cache.ts';

interface Change {
  /** The highlight as it is before. */
  highlight: Highlight;
  change: Pick<Highlight, 'color' | 'note' | 'tags'>;
}

/** Changes color, note and tags: in the list at once, and back again where the server refuses. */
export function useChangeHighlight(documentId: string) {
  const client = useQueryClient();
  const put = (next: Highlight) =>
    updateHighlights(client, documentId, (list) => replaceHighlight(list, next));
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ highlight, change }: Change) =>
      sendFor(
        `/api/highlights/${encodeURIComponent(highlight.id)}`,
        highlightSchema,
        writeJson('PATCH', change),
      ),
    onMutate: ({ highlight, change }) => put({ ...highlight, ...change }),
    onSuccess: put,
    onError: (_error, { highlight }) => put(highlight),
  });
}
