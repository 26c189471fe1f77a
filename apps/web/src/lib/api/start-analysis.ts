import { analysisDetailSchema } from '@clauselight/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendFor } from '../http.ts';
import { analysisQuery } from './get-analysis.ts';

function startAnalysis(documentId: string) {
  const path = `/api/documents/${encodeURIComponent(documentId)}/analyze`;
  return sendFor(path, analysisDetailSchema, {
    method: 'POST',
    headers: { Prefer: 'respond-async' },
  });
}

/** Queues an analysis of a document; the answer is the analysis as it stands, queued. */
export function useStartAnalysis() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: startAnalysis,
    onSuccess: (detail) => client.setQueryData(analysisQuery(detail.id).queryKey, detail),
  });
}
