import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../http.ts';
import { analysesQuery } from './get-analyses.ts';
import { documentsQuery } from './get-documents.ts';

/** Has the server remove a document and everything made from it. */
export function deleteDocument(id: string): Promise<Response> {
  return send(`/api/documents/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

/** As `deleteDocument`, and the lists on the page follow. */
export function useDeleteDocument() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteDocument,
    onSuccess: (_answer, id) => {
      client.setQueryData(documentsQuery.queryKey, (documents) =>
        documents?.filter((document) => document.id !== id),
      );
      return client.invalidateQueries({ queryKey: analysesQuery.queryKey });
    },
  });
}
