import * as z from 'zod/mini';

/** How much of a contract the engine recognized. */
export const coverageSchema = z.object({
  /** Sentences that may promise something: no headings, no fragments, no definitions. */
  sentences: z.int().check(z.nonnegative()),
  /** Those in which it recognized something: a risk, a term, or a clause of a known kind. */
  recognized: z.int().check(z.nonnegative()),
});
export type Coverage = z.infer<typeof coverageSchema>;
