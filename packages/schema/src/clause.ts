import * as z from 'zod/mini';

/** A numbered or headed provision of a document, with everything under it. */
export const clauseSchema = z.object({
  id: z.string(),
  /** The displayed number, for example `4.2(b)`; absent if there is none. */
  number: z.optional(z.string()),
  heading: z.optional(z.string()),
  /** 1 is the outermost. */
  level: z.int().check(z.positive()),
  /** The kind of a special clause; everything under it belongs to it. */
  kind: z.optional(z.enum(['preamble', 'recitals', 'attachment', 'signatures'])),
  parentId: z.optional(z.string()),
  start: z.int().check(z.nonnegative()),
  end: z.int().check(z.nonnegative()),
});
export type Clause = z.infer<typeof clauseSchema>;

/** Identifies a clause in findings and terms. */
export const clauseReferenceSchema = z.pick(clauseSchema, {
  id: true,
  number: true,
  heading: true,
});
export type ClauseReference = z.infer<typeof clauseReferenceSchema>;

/**
 * Converts a clause to a reference. Missing values are absent.
 *
 * @param clause - The clause; its span and children are not part of the reference.
 * @returns Id, number and heading.
 */
export function createClauseReference({ id, number, heading }: Clause): ClauseReference {
  return { id, ...(number !== undefined && { number }), ...(heading !== undefined && { heading }) };
}
