import { queryOptions, useQuery } from '@tanstack/react-query';
import { sendForLarge } from '../../lib/off-thread/send-for-large.ts';
import { createQueryKey } from '../../lib/reading/reading.ts';
import { useReading } from '../../lib/reading/reading-context.ts';

/** `path` is where the parts of the document are asked for. */
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
  const { getDocumentPath } = useReading();
  return useQuery(documentTextQuery(getDocumentPath(documentId)));
}
