import { type AnalysisDetail, analysisDetailSchema, type DocumentKind } from '@clauselight/schema';
import type { QueryClient } from '@tanstack/react-query';
import { sendFor } from '../http.ts';
import { writeJson } from '../json-request.ts';
import { analysisQuery } from './get-analysis.ts';
import { entitlementQuery } from './get-entitlement.ts';

/** A document to analyze, and what its reader says it is; null lets the engine decide again. */
export interface AnalysisOrder {
  documentId: string;
  kind?: DocumentKind | null | undefined;
}

/** Queues an analysis of a document; the answer is the analysis as it stands, queued, and is kept in `client`. */
export async function startAnalysis(
  client: QueryClient,
  { documentId, kind }: AnalysisOrder,
): Promise<AnalysisDetail> {
  const path = `/api/documents/${encodeURIComponent(documentId)}/analyze`;
  const request = kind === undefined ? { method: 'POST' } : writeJson('POST', { kind });
  const detail = await sendFor(path, analysisDetailSchema, {
    ...request,
    headers: { ...request.headers, Prefer: 'respond-async' },
  });
  client.setQueryData(analysisQuery(detail.id).queryKey, detail);
  // It took a place of the day's allowance, where there is one.
  void client.invalidateQueries({ queryKey: entitlementQuery.queryKey });
  return detail;
}
