import * as z from 'zod/mini';
import { errorCodeSchema } from './error.ts';

/** The three steps shown on the page, in order. */
export const analysisStepSchema = z.enum(['parsing', 'analysis', 'insights']);
export type AnalysisStep = z.infer<typeof analysisStepSchema>;

export const analysisStatusSchema = z.enum([
  'queued',
  'running',
  'completed',
  'failed',
  'cancelled',
]);
export type AnalysisStatus = z.infer<typeof analysisStatusSchema>;

/**
 * Whether an analysis with this status will not change any more.
 *
 * @param status - The status of an analysis.
 * @returns True unless it is queued or running.
 */
export function isFinal(status: AnalysisStatus): boolean {
  return status === 'completed' || status === 'failed' || status === 'cancelled';
}

/** An event of an analysis, as stored and as sent to the browser. */
export const analysisEventSchema = z.object({
  analysisId: z.uuid(),
  status: analysisStatusSchema,
  step: z.optional(analysisStepSchema),
  /** Completed share of the step, 0-1. */
  fraction: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  /** The current activity in words, for example `Page 4 of 12`. */
  detail: z.optional(z.string()),
  error: z.optional(z.object({ code: errorCodeSchema, message: z.string() })),
  at: z.iso.datetime(),
});
export type AnalysisEvent = z.infer<typeof analysisEventSchema>;
