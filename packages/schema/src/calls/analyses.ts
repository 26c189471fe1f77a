import * as z from 'zod/mini';
import { analysisSchema } from '../analysis.ts';
import { analysisRecordSchema } from './analysis-records.ts';
import { findingStateListSchema } from './finding-states.ts';

/** GET /api/analyses/{id}, and the answer of POST /api/documents/{id}/analyze. */
export const analysisDetailSchema = z.extend(analysisRecordSchema, {
  analysis: z.optional(analysisSchema),
  findingStates: z._default(findingStateListSchema, []),
});
export type AnalysisDetail = z.infer<typeof analysisDetailSchema>;
