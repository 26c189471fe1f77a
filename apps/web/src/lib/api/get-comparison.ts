import type { ComparisonQuery } from '@clauselight/schema';
import { queryOptions } from '@tanstack/react-query';
import { sendForLarge } from '../off-thread/send-for-large.ts';

/** The path of a comparison at the server, or of a file made from it. */
export function getComparisonPath(
  { before, after, side }: ComparisonQuery,
  format?: string,
): string {
  const params = new URLSearchParams({ before, after });
  if (side !== undefined) params.set('side', side);
  if (format === undefined) return `/api/comparisons?${params}`;
  params.set('format', format);
  return `/api/comparisons/report?${params}`;
}

/** Two versions, passage by passage; what has been analyzed never changes, and so does no comparison. */
export const comparisonQuery = (query: ComparisonQuery) =>
  queryOptions({
    queryKey: ['api', 'comparison', query.before, query.after, query.side ?? null],
    queryFn: ({ signal }) =>
      sendForLarge({ path: getComparisonPath(query), name: 'comparison', signal }),
  });
