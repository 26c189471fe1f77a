import * as z from 'zod/mini';
import { analysisSchema, sideSchema } from './analysis.ts';
import { findingStateListSchema } from './calls/finding-states.ts';
import { highlightSchema } from './calls/highlights.ts';
import { clauseVerdictSchema } from './clause-row.ts';
import { documentFormatSchema } from './format.ts';
import { readerWarningSchema } from './source-text.ts';

/** The JSON file of an analysis. A change that programs must know about increases `version`. */
export const analysisFileSchema = z.object({
  format: z.literal('clauselight-analysis'),
  version: z.literal(2),
  analysisId: z.string(),
  /** When the analysis was made. */
  analyzedAt: z.iso.datetime(),
  document: z.object({
    filename: z.string(),
    /** The document's own title, or else its file name. */
    title: z.string(),
    /** The format in which it was read. */
    format: documentFormatSchema,
    /** Version of the reader: it determines the text that all offsets count in, in UTF-16 code units. */
    readerVersion: z.string(),
    /** Absent if the format has no pages. */
    pageCount: z.optional(z.int().check(z.positive())),
    /** Warnings about how it was read. */
    warnings: z.array(readerWarningSchema),
  }),
  /** The side taken; absent if none. */
  side: z.optional(z.pick(sideSchema, { id: true, label: true })),
  /** What the reader decided about findings. The analysis still counts every one of them. */
  findingStates: findingStateListSchema,
  /** For the side taken; if none was taken, it contains the views of all sides. */
  analysis: analysisSchema,
  /** What each clause of the checklist is to the side taken, the most important first; only for contracts. */
  clauseVerdicts: z.optional(z.array(clauseVerdictSchema)),
  /** Highlighted passages with their notes, in document order; present if they were requested. */
  highlights: z.optional(z.array(highlightSchema)),
});
export type AnalysisFile = z.infer<typeof analysisFileSchema>;
