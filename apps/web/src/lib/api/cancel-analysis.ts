import { type AnalysisDetail, analysisDetailSchema } from '@clauselight/schema';
import { sendFor } from '../http.ts';

/** Stops an analysis that is queued or running. */
export function cancelAnalysis(id: string): Promise<AnalysisDetail> {
  const path = `/api/analyses/${encodeURIComponent(id)}/cancel`;
  return sendFor(path, analysisDetailSchema, { method: 'POST' });
}
