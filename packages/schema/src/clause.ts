import * as z from 'zod/mini';

/** A numbered or headed provision of a document, with everything under it. */
export const clauseSchema = z.object({
  id: z.string(),
  /** The number as displayed, for example `4.2(b)`; absent where the document numbers nothing. */
  number: z.optional(z.string()),
  heading: z.optional(z.string()),
  /** 1 is the outermost. */
  level: z.int().check(z.positive()),
  /** What the provision is where it is no ordinary clause; everything under it is part of it. */
  kind: z.optional(z.enum(['preamble', 'recitals', 'attachment', 'signatures'])),
  parentId: z.optional(z.string()),
  start: z.int().check(z.nonnegative()),
  end: z.int().check(z.nonnegative()),
});
export type Clause = z.infer<typeof clauseSchema>;

/** How a finding or a term names the clause it stands in. */
export const clauseReferenceSchema = z.pick(clauseSchema, {
  id: true,
  number: true,
  heading: true,
});
export type ClauseReference = z.infer<typeof clauseReferenceSchema>;

/** A clause as findings and terms name it; what it has not is absent. */
export function createClauseReference({ id, number, heading }: Clause): ClauseReference {
  return { id, ...(number !== undefined && { number }), ...(heading !== undefined && { heading }) };
}
