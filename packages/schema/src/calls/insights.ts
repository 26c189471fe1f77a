import * as z from 'zod/mini';
import { coverageSchema } from '../coverage.ts';
import { documentKindSchema } from '../document-kind.ts';
import { riskCategorySchema, severitySchema } from '../finding.ts';
import { notJudgedSchema } from '../not-judged.ts';
import { termTypeSchema } from '../term.ts';
import { sideScoreSchema } from './side-score.ts';

const placeSchema = { start: z.int().check(z.nonnegative()), end: z.int().check(z.nonnegative()) };

/** The facts of an analysis that can be compared across documents; stored beside its result. */
export const analysisFactsSchema = z.object({
  documentKind: documentKindSchema,
  kindLabel: z.string(),
  /** The names of the document's sides; absent in facts from before they were stored. */
  parties: z.optional(z.array(z.string())),
  /** What its score measures: `Risk`, `Revision need`, `Attention needed`. */
  scoreLabel: z.string(),
  /** Why the document has no score. */
  notJudged: z.optional(notJudgedSchema),
  /** What of the document the score is made from; only for contracts. */
  coverage: z.optional(coverageSchema),
  /** Whether steps failed: the figures are then incomplete. */
  isIncomplete: z.boolean(),
  findings: z.array(
    z.object({
      id: z.string(),
      ruleId: z.string(),
      title: z.string(),
      category: riskCategorySchema,
      severity: severitySchema,
      /** The main passage; absent if something is missing from the document. */
      start: z.optional(z.int().check(z.nonnegative())),
      end: z.optional(z.int().check(z.nonnegative())),
    }),
  ),
  /** The score for each side, without findings that the reader accepts; absent for documents without sides. */
  sideScores: z.optional(z.array(sideScoreSchema)),
  /** What the findings add to the score, in their order: for each side, or for nobody's where there are none. */
  weights: z.optional(
    z.array(
      z.object({
        side: z.optional(z.string()),
        points: z.array(z.number().check(z.nonnegative())),
        /** Positions of the findings that are in this side's favor. */
        inFavour: z.array(z.int().check(z.nonnegative())),
      }),
    ),
  ),
  /** Stated or computed dates: ends of terms, notices, deadlines. */
  dates: z.array(
    z.object({
      type: termTypeSchema,
      label: z.string(),
      /** ISO 8601 calendar date. */
      date: z.iso.date(),
      /** What happens or who has to act, if the document states it. */
      action: z.optional(z.string()),
      ...placeSchema,
    }),
  ),
  values: z.array(
    z.object({
      type: termTypeSchema,
      label: z.string(),
      display: z.string(),
      amount: z.number(),
      /** ISO 4217 code. */
      currency: z.string().check(z.length(3)),
      per: z.optional(z.string()),
      ...placeSchema,
    }),
  ),
});
export type AnalysisFacts = z.infer<typeof analysisFactsSchema>;

/** The latest completed analysis of one document, with its facts. */
export const documentInsightSchema = z.extend(analysisFactsSchema, {
  analysisId: z.uuid(),
  documentId: z.uuid(),
  filename: z.string(),
  analyzedAt: z.iso.datetime(),
  /** Without findings that the reader accepts; absent if the document was not judged. */
  riskScore: z.optional(z.number().check(z.minimum(0), z.maximum(10))),
  /** How many findings its reader has decided about. */
  reviewed: z.int().check(z.nonnegative()),
});
export type DocumentInsight = z.infer<typeof documentInsightSchema>;

/** GET /api/insights: newest first, at most 200 documents. */
export const insightsSchema = z.object({ documents: z.array(documentInsightSchema) });
export type Insights = z.infer<typeof insightsSchema>;
