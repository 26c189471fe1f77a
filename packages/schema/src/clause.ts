import { z } from 'zod';

/** A numbered or headed provision of a document, with everything under it. */
export const clauseSchema = z.object({
  id: z.string(),
  /** The number as displayed, for example `4.2(b)`; absent where the document numbers nothing. */
  number: z.string().optional(),
  heading: z.string().optional(),
  /** 1 is the outermost. */
  level: z.int().positive(),
  /** What the provision is where it is no ordinary clause; everything under it is part of it. */
  kind: z.enum(['preamble', 'recitals', 'attachment', 'signatures']).optional(),
  parentId: z.string().optional(),
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
});
export type Clause = z.infer<typeof clauseSchema>;

/** How a finding or a term names the clause it stands in. */
export const clauseReferenceSchema = clauseSchema.pick({ id: true, number: true, heading: true });
export type ClauseReference = z.infer<typeof clauseReferenceSchema>;
