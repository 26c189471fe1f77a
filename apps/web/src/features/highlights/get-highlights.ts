import { highlightListSchema } from '@clauselight/schema';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { sendFor } from '../../lib/http.ts';

export const highlightsQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['api', 'documents', documentId, 'highlights'],
    queryFn: ({ signal }) =>
      sendFor(`/api/documents/${encodeURIComponent(documentId)}/highlights`, highlightListSchema, {
        signal,
      }),
    // Items that did not change are kept by whoever changes the list; comparing thousands again costs time.
    structuralSharing: false,
    networkMode: 'always',
  });

/** The highlights of a document, its reader's and those of its analysis, in document order. */
export function useHighlights(documentId: string) {
  return useQuery(highlightsQuery(documentId));
}
