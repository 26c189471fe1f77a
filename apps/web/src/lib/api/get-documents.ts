import { documentListSchema } from '@clauselight/schema';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { sendFor } from '../http.ts';

export const documentsQuery = queryOptions({
  queryKey: ['api', 'documents'],
  queryFn: ({ signal }) => sendFor('/api/documents', documentListSchema, { signal }),
});

/** The visitor's documents, newest first. */
export function useDocuments() {
  return useQuery(documentsQuery);
}
