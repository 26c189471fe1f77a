import { z } from 'zod';
import { errorCodeSchema } from './error.ts';

/** The three steps the reader of the page sees, in order. */
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

/** Whether an analysis in this state will never change again. */
export function isFinal(status: AnalysisStatus): boolean {
  return status === 'completed' || status === 'failed' || status === 'cancelled';
}

/** One event of an analysis' life, as stored and as sent to the browser. */
export const analysisEventSchema = z.object({
  analysisId: z.uuid(),
  status: analysisStatusSchema,
  step: analysisStepSchema.optional(),
  /** Share of the step that is done, 0-1. */
  fraction: z.number().min(0).max(1).optional(),
  /** What is being done, in words, for example `Page 4 of 12`. */
  detail: z.string().optional(),
  error: z.object({ code: errorCodeSchema, message: z.string() }).optional(),
  at: z.iso.datetime(),
});
export type AnalysisEvent = z.infer<typeof analysisEventSchema>;
