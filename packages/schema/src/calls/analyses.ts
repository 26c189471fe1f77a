import * as z from 'zod/mini';
import { analysisSchema } from '../analysis.ts';
import { documentKindSchema } from '../document-kind.ts';
import { analysisRecordSchema } from './analysis-records.ts';
import { findingStateListSchema } from './finding-states.ts';

/** POST /api/documents/{id}/analyze; the body can be left out. */
export const analyzeRequestSchema = z.nullish(
  z.object({
    /** What the document is, by its reader; null lets the engine decide again. It holds for later analyses too. */
    kind: z.optional(z.nullable(documentKindSchema)),
  }),
);
export type AnalyzeRequest = z.infer<typeof analyzeRequestSchema>;

/** GET /api/analyses/{id}, and the answer of POST /api/documents/{id}/analyze. */
export const analysisDetailSchema = z.extend(analysisRecordSchema, {
  analysis: z.optional(analysisSchema),
  findingStates: z._default(findingStateListSchema, []),
});
export type AnalysisDetail = z.infer<typeof analysisDetailSchema>;
