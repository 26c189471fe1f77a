import { type AnalysisDetail, analysisDetailSchema } from '@clauselight/schema';
import type { QueryClient } from '@tanstack/react-query';
import { sendFor } from '../http.ts';
import { analysisQuery } from './get-analysis.ts';

/** Queues an analysis of a document; the answer is the analysis as it stands, queued, and is kept in `client`. */
export async function startAnalysis(
  client: QueryClient,
  documentId: string,
): Promise<AnalysisDetail> {
  const path = `/api/documents/${encodeURIComponent(documentId)}/analyze`;
  const detail = await sendFor(path, analysisDetailSchema, {
    method: 'POST',
    headers: { Prefer: 'respond-async' },
  });
  client.setQueryData(analysisQuery(detail.id).queryKey, detail);
  return detail;
}
