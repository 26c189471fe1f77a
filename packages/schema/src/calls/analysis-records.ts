import { z } from 'zod';
import { documentKindSchema } from '../document-kind.ts';
import { errorCodeSchema } from '../error.ts';
import { severitySchema } from '../finding.ts';
import { analysisStatusSchema } from '../progress.ts';

/** A risk as the list of analyses carries it. */
export const riskFlagSchema = z.object({
  findingId: z.string(),
  title: z.string(),
  severity: severitySchema,
});
export type RiskFlag = z.infer<typeof riskFlagSchema>;

/** One run of the analysis over one document, as the lists show it. */
export const analysisRecordSchema = z.object({
  id: z.uuid(),
  documentId: z.uuid(),
  filename: z.string(),
  status: analysisStatusSchema,
  requestedAt: z.iso.datetime(),
  error: z.object({ code: errorCodeSchema, message: z.string() }).optional(),
  /** From here on: present once the analysis is completed. */
  analyzedAt: z.iso.datetime().optional(),
  /** Milliseconds from the start of the work to its end. */
  durationMs: z.int().nonnegative().optional(),
  riskScore: z.number().min(0).max(10).optional(),
  documentKind: documentKindSchema.optional(),
  /** What the score measures: `Risk`, `Revision need`, `Attention needed`. */
  scoreLabel: z.string().optional(),
  contractValue: z.string().optional(),
  contractTerm: z.string().optional(),
  riskFlags: z.array(riskFlagSchema),
  summary: z.string().optional(),
});
export type AnalysisRecord = z.infer<typeof analysisRecordSchema>;

/** GET /api/analyses: completed ones, newest first. */
export const analysisListSchema = z.array(analysisRecordSchema);
