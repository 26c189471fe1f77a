import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelAnalysis } from '../../lib/api/cancel-analysis.ts';
import { analysisQuery } from '../../lib/api/get-analysis.ts';

/** Stops an analysis that is queued or running. */
export function useCancelAnalysis() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: cancelAnalysis,
    onSuccess: (detail) => client.setQueryData(analysisQuery(detail.id).queryKey, detail),
  });
}
