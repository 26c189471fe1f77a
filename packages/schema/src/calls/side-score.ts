import * as z from 'zod/mini';

/** The score of an analysis for one side, without findings that the reader accepts. */
export const sideScoreSchema = z.object({
  /** Id of the side. */
  side: z.string(),
  role: z.optional(z.string()),
  score: z.number().check(z.minimum(0), z.maximum(10)),
});
export type SideScore = z.infer<typeof sideScoreSchema>;
