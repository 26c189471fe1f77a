import { highlightListSchema } from '@clauselight/schema';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { createQueryKey } from '../../lib/analysis-source/analysis-source.ts';
import { useAnalysisSource } from '../../lib/analysis-source/analysis-source-context.ts';
import { sendFor } from '../../lib/http.ts';

/** `path` is the path of the calls for the document. */
export const highlightsQuery = (path: string) =>
  queryOptions({
    queryKey: createQueryKey(path, 'highlights'),
    queryFn: ({ signal }) => sendFor(`${path}/highlights`, highlightListSchema, { signal }),
    // Items that did not change are kept by whoever changes the list; comparing thousands again costs time.
    structuralSharing: false,
    networkMode: 'always',
  });

/** The highlights of a document, the user's and those of its analysis, in document order. */
export function useHighlights(documentId: string) {
  const { getDocumentPath } = useAnalysisSource();
  return useQuery(highlightsQuery(getDocumentPath(documentId)));
}
