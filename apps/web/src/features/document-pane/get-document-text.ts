import { queryOptions, useQuery } from '@tanstack/react-query';
import { createQueryKey } from '../../lib/analysis-source/analysis-source.ts';
import { useAnalysisSource } from '../../lib/analysis-source/analysis-source-context.ts';
import { sendForLarge } from '../../lib/off-thread/send-for-large.ts';

/** `path` is the path of the calls for the document. */
export const documentTextQuery = (path: string) =>
  queryOptions({
    queryKey: createQueryKey(path, 'text'),
    queryFn: ({ signal }) =>
      sendForLarge({
        path: `${path}/text`,
        name: 'documentText',
        signal,
      }),
  });

/** The exact text of a document, into which every offset points. */
export function useDocumentText(documentId: string) {
  const { getDocumentPath } = useAnalysisSource();
  return useQuery(documentTextQuery(getDocumentPath(documentId)));
}
