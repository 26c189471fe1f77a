import { analysisDetailSchema } from '@clauselight/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { analysisQuery } from '../../lib/api/get-analysis.ts';
import { sendFor } from '../../lib/http.ts';

/** Stops an analysis that is queued or running. */
export function useCancelAnalysis() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      sendFor(`/api/analyses/${encodeURIComponent(id)}/cancel`, analysisDetailSchema, {
        method: 'POST',
      }),
    onSuccess: (detail) => client.setQueryData(analysisQuery(detail.id).queryKey, detail),
  });
}
