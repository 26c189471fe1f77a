import { documentTextSchema } from '@clauselight/schema';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { sendFor } from '../../lib/http.ts';

export const documentTextQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['api', 'documents', documentId, 'text'],
    queryFn: ({ signal }) =>
      sendFor(`/api/documents/${encodeURIComponent(documentId)}/text`, documentTextSchema, {
        signal,
      }),
  });

/** The exact text of a document, into which every offset points. */
export function useDocumentText(documentId: string) {
  return useQuery(documentTextQuery(documentId));
}
