import { type AccountExport, accountExportSchema } from '@clauselight/schema';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send, sendFor } from '../../../lib/http.ts';
import { listOf } from '../../../lib/list-of.ts';
import { readPace } from './pace.ts';

export const exportsPath = '/api/account/exports';

export const exportsQuery = queryOptions({
  queryKey: ['api', 'account', 'exports'],
  queryFn: ({ signal }) => sendFor(exportsPath, listOf(accountExportSchema), { signal }),
  // One may have become ready, or been asked for elsewhere, since the page was last open.
  staleTime: 0,
  refetchOnMount: 'always',
});

/** One export, asked for again at the server's pace until it is ready or has failed. */
const exportQuery = (id: string) =>
  queryOptions({
    queryKey: ['api', 'account', 'export', id],
    queryFn: async ({ signal }) => {
      const answer = await send(`${exportsPath}/${encodeURIComponent(id)}`, { signal });
      return { found: accountExportSchema.parse(await answer.json()), waitMs: readPace(answer) };
    },
    staleTime: 0,
    refetchInterval: ({ state: { data, status } }) =>
      status !== 'error' && data?.found.status === 'preparing' ? data.waitMs : false,
  });

/** The person's exports, newest first; the one that is being prepared is followed. */
export function useExports() {
  const list = useQuery(exportsQuery);
  const [newest, ...earlier] = list.data ?? [];
  const followed = useQuery({
    ...exportQuery(newest?.id ?? ''),
    enabled: newest?.status === 'preparing',
  });
  const latest: AccountExport | undefined = followed.data?.found ?? newest;
  return {
    exports: list.data && (latest ? [latest, ...earlier] : []),
    error: list.error ?? followed.error,
    isLoading: list.isPending,
    retry: () => void (list.error ? list.refetch() : followed.refetch()),
  };
}
