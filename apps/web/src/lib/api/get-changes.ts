import { redlineSchema } from '@clauselight/schema';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { sendFor } from '../http.ts';

/** An analysis, and the side for which changes are proposed. */
export interface AskedChanges {
  readonly analysisId: string;
  readonly side: string | undefined;
}

/** The changes that are proposed for a document. The same analysis gives the same ones. */
export const changesQuery = ({ analysisId, side }: AskedChanges) =>
  queryOptions({
    queryKey: ['api', 'changes', analysisId, side ?? null],
    queryFn: ({ signal }) =>
      sendFor(createPath({ analysisId, side }, 'changes'), redlineSchema, { signal }),
    // The changed text is analyzed several times: only somebody's wish begins it.
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Ids of findings for which somebody wants no change; remembered as long as the page is open. */
export const leftOutQuery = ({ analysisId }: AskedChanges) =>
  queryOptions<readonly string[]>({
    queryKey: ['left-out', analysisId],
    queryFn: skipToken,
    initialData: [],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The path of the Word document with the changes in it, but for those of findings that are left out. */
export function getRedlinePath(asked: AskedChanges, leftOut: readonly string[]): string {
  const query = {
    format: 'redlined-docx',
    ...(leftOut.length > 0 && { leaveOut: leftOut.join() }),
  };
  return createPath(asked, 'report', query);
}

function createPath(
  { analysisId, side }: AskedChanges,
  part: 'changes' | 'report',
  query: Readonly<Record<string, string>> = {},
): string {
  const params = new URLSearchParams(query);
  if (side !== undefined) params.set('side', side);
  const rest = params.size === 0 ? '' : `?${params}`;
  return `/api/analyses/${encodeURIComponent(analysisId)}/${part}${rest}`;
}
