import * as z from 'zod/mini';
import { analysisSchema, sideSchema } from './analysis.ts';
import { highlightSchema } from './calls/highlights.ts';
import { documentFormatSchema } from './format.ts';
import { readerWarningSchema } from './source-text.ts';

/** What the JSON file of an analysis holds. A change that readers of the file must know of raises `version`. */
export const analysisFileSchema = z.object({
  format: z.literal('clauselight-analysis'),
  version: z.literal(1),
  analysisId: z.string(),
  /** When the analysis was made. */
  analyzedAt: z.iso.datetime(),
  document: z.object({
    filename: z.string(),
    /** As the document calls itself, else its file's name. */
    title: z.string(),
    /** What it was read as. */
    format: documentFormatSchema,
    /** Version of the reader: it determines the text that all offsets count in, in UTF-16 code units. */
    readerVersion: z.string(),
    /** Absent where the format has none. */
    pageCount: z.optional(z.int().check(z.positive())),
    /** What is to be known of how it was read. */
    warnings: z.array(readerWarningSchema),
  }),
  /** Whose eyes it was read with; absent where nobody's. */
  side: z.optional(z.pick(sideSchema, { id: true, label: true })),
  /** Ids of the findings that their reader lives with; the analysis counts them still. */
  acceptedFindings: z.array(z.string()),
  /** As the side sees it; the views of all sides are in it where none was taken. */
  analysis: analysisSchema,
  /** Lit-up passages with their notes, in document order, where they were asked for. */
  highlights: z.optional(z.array(highlightSchema)),
});
export type AnalysisFile = z.infer<typeof analysisFileSchema>;
