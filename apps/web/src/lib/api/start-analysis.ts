import { type AnalysisDetail, analysisDetailSchema } from '@clauselight/schema';
import type { QueryClient } from '@tanstack/react-query';
import { sendFor } from '../http.ts';
import { analysisQuery } from './get-analysis.ts';
import { entitlementQuery } from './get-entitlement.ts';

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
  // It took a place of the day's allowance, where there is one.
  void client.invalidateQueries({ queryKey: entitlementQuery.queryKey });
  return detail;
}
