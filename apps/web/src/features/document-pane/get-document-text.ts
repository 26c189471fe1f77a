import { queryOptions, useQuery } from '@tanstack/react-query';
import { sendForLarge } from '../../lib/off-thread/send-for-large.ts';

export const documentTextQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['api', 'documents', documentId, 'text'],
    queryFn: ({ signal }) =>
      sendForLarge({
        path: `/api/documents/${encodeURIComponent(documentId)}/text`,
        name: 'documentText',
        signal,
      }),
  });

/** The exact text of a document, into which every offset points. */
export function useDocumentText(documentId: string) {
  return useQuery(documentTextQuery(documentId));
}
