import * as z from 'zod/mini';
import { analysisSchema } from '../analysis.ts';
import { analysisRecordSchema } from './analysis-records.ts';

/** A finding that its reader accepts. */
export const acceptedFindingSchema = z.object({
  findingId: z.string(),
  acceptedAt: z.iso.datetime(),
});
export type AcceptedFinding = z.infer<typeof acceptedFindingSchema>;

/** The answer of PUT and DELETE /api/analyses/{id}/accepted-findings/{findingId}: all accepted findings. */
export const acceptedFindingListSchema = z.array(acceptedFindingSchema);

/** GET /api/analyses/{id}, and the answer of POST /api/documents/{id}/analyze. */
export const analysisDetailSchema = z.extend(analysisRecordSchema, {
  analysis: z.optional(analysisSchema),
  acceptedFindings: z._default(acceptedFindingListSchema, []),
});
export type AnalysisDetail = z.infer<typeof analysisDetailSchema>;
