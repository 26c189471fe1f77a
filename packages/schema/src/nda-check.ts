import * as z from 'zod/mini';
import { evidenceSchema } from './span.ts';
import { usualAnswersSchema } from './usual.ts';

/** The answer of a non-disclosure agreement to one of the standard questions. */
export const ndaCheckSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** The question as a statement. */
  hypothesis: z.string(),
  outcome: z.enum(['entailed', 'contradicted', 'not-mentioned']),
  /** How often outcomes with this estimate are correct, 0-1. */
  probability: z.number().check(z.minimum(0), z.maximum(1)),
  /** The evidence; empty only if the document says nothing about it. */
  evidence: z.array(evidenceSchema),
  /** The passages closest to the question. */
  lookedIn: z.array(evidenceSchema),
  /** What real agreements answer; absent in results of earlier versions. */
  usual: z.optional(usualAnswersSchema),
});
export type NdaCheck = z.infer<typeof ndaCheckSchema>;
