import {
  type Highlight,
  highlightSchema,
  type NewHighlight,
  ownerAuthor,
} from '@clauselight/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendFor } from '../../lib/http.ts';
import { writeJson } from '../../lib/json-request.ts';
import {
  createPendingId,
  insertHighlight,
  removeHighlight,
  updateHighlights,
} from './highlight-cache.ts';

/** Lights up a passage: in the list at once, and out of it again where the server refuses. */
export function useCreateHighlight(documentId: string) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (given: NewHighlight) =>
      sendFor(
        `/api/documents/${encodeURIComponent(documentId)}/highlights`,
        highlightSchema,
        writeJson('POST', given),
      ),
    onMutate: (given) => {
      const pending = createPending(given);
      updateHighlights(client, documentId, (list) => insertHighlight(list, pending));
      return pending.id;
    },
    onSuccess: (saved, _given, pendingId) =>
      updateHighlights(client, documentId, (list) =>
        insertHighlight(removeHighlight(list, pendingId), saved),
      ),
    onError: (_error, _given, pendingId) => {
      if (pendingId === undefined) return;
      updateHighlights(client, documentId, (list) => removeHighlight(list, pendingId));
    },
  });
}

function createPending({ note = '', tags = [], ...given }: NewHighlight): Highlight {
  const now = new Date().toISOString();
  return {
    ...given,
    note,
    tags,
    id: createPendingId(),
    createdBy: ownerAuthor,
    createdAt: now,
    updatedAt: now,
  };
}
