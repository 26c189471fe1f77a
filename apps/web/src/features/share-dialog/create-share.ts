import { createdShareSchema, type NewShare } from '@clauselight/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendFor } from '../../lib/http.ts';
import { writeJson } from '../../lib/json-request.ts';
import { sharesQuery } from './get-shares.ts';

/** Makes a link to an analysis; the answer holds the only copy of its address. */
export function useCreateShare(analysisId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: NewShare) =>
      sendFor(
        `/api/analyses/${encodeURIComponent(analysisId)}/shares`,
        createdShareSchema,
        writeJson('POST', given),
      ),
    onSuccess: ({ share }) =>
      client.setQueryData(sharesQuery.queryKey, (shares) => shares && [share, ...shares]),
  });
}
