import * as z from 'zod/mini';
import { evidenceSchema } from './span.ts';

/** What a non-disclosure agreement says to one of the questions that every such agreement is asked. */
export const ndaCheckSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** What was asked, as a statement. */
  hypothesis: z.string(),
  outcome: z.enum(['entailed', 'contradicted', 'not-mentioned']),
  /** How often outcomes with this estimate are right, 0-1. */
  probability: z.number().check(z.minimum(0), z.maximum(1)),
  /** The passages it rests on; empty only where the document says nothing. */
  evidence: z.array(evidenceSchema),
  /** The passages nearest to the question. */
  lookedIn: z.array(evidenceSchema),
});
export type NdaCheck = z.infer<typeof ndaCheckSchema>;
