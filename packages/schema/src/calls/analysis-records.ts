import * as z from 'zod/mini';
import { coverageSchema } from '../coverage.ts';
import { documentKindSchema } from '../document-kind.ts';
import { errorCodeSchema } from '../error.ts';
import { severitySchema } from '../finding.ts';
import { notJudgedSchema } from '../not-judged.ts';
import { analysisStatusSchema } from '../progress.ts';
import { sideScoreSchema } from './side-score.ts';

/** A risk in a list of analyses. */
export const riskFlagSchema = z.object({
  findingId: z.string(),
  title: z.string(),
  severity: severitySchema,
});
export type RiskFlag = z.infer<typeof riskFlagSchema>;

/** One analysis of a document in a list. */
export const analysisRecordSchema = z.object({
  id: z.uuid(),
  documentId: z.uuid(),
  filename: z.string(),
  status: analysisStatusSchema,
  requestedAt: z.iso.datetime(),
  error: z.optional(z.object({ code: errorCodeSchema, message: z.string() })),
  /** This and the following fields are present once the analysis is completed. */
  analyzedAt: z.optional(z.iso.datetime()),
  /** Duration of the work in milliseconds. */
  durationMs: z.optional(z.int().check(z.nonnegative())),
  /** Without findings that the reader accepts, of the side that bears most; absent if the document was not judged. */
  riskScore: z.optional(z.number().check(z.minimum(0), z.maximum(10))),
  notJudged: z.optional(notJudgedSchema),
  /** What of the document the score is made from; only for contracts. */
  coverage: z.optional(coverageSchema),
  /** The score for each side, without findings that the reader accepts. */
  sideScores: z.optional(z.array(sideScoreSchema)),
  documentKind: z.optional(documentKindSchema),
  /** What the score measures: `Risk`, `Revision need`, `Attention needed`. */
  scoreLabel: z.optional(z.string()),
  contractValue: z.optional(z.string()),
  contractTerm: z.optional(z.string()),
  riskFlags: z.array(riskFlagSchema),
  summary: z.optional(z.string()),
});
export type AnalysisRecord = z.infer<typeof analysisRecordSchema>;

/** GET /api/analyses: completed ones, newest first. */
export const analysisListSchema = z.array(analysisRecordSchema);
