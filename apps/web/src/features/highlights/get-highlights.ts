import { highlightListSchema } from '@clauselight/schema';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { sendFor } from '../../lib/http.ts';
import { createQueryKey } from '../../lib/reading/reading.ts';
import { useReading } from '../../lib/reading/reading-context.ts';

/** `path` is where the parts of the document are asked for. */
export const highlightsQuery = (path: string) =>
  queryOptions({
    queryKey: createQueryKey(path, 'highlights'),
    queryFn: ({ signal }) => sendFor(`${path}/highlights`, highlightListSchema, { signal }),
    // Items that did not change are kept by whoever changes the list; comparing thousands again costs time.
    structuralSharing: false,
    networkMode: 'always',
  });

/** The highlights of a document, its reader's and those of its analysis, in document order. */
export function useHighlights(documentId: string) {
  const { getDocumentPath } = useReading();
  return useQuery(highlightsQuery(getDocumentPath(documentId)));
}
