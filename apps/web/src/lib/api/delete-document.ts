import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../http.ts';
import { analysesQuery } from './get-analyses.ts';
import { documentsQuery } from './get-documents.ts';

/** Removes a document and everything made from it. */
export function useDeleteDocument() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      send(`/api/documents/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSuccess: (_answer, id) => {
      client.setQueryData(documentsQuery.queryKey, (documents) =>
        documents?.filter((document) => document.id !== id),
      );
      return client.invalidateQueries({ queryKey: analysesQuery.queryKey });
    },
  });
}
