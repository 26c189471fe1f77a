import { documentListSchema } from '@clauselight/schema';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '../http.ts';

export const documentsQuery = queryOptions({
  queryKey: ['api', 'documents'],
  queryFn: async ({ signal }) => (await read('/api/documents', documentListSchema, signal)) ?? [],
});

/** The visitor's documents, newest first. */
export function useDocuments() {
  return useQuery(documentsQuery);
}
