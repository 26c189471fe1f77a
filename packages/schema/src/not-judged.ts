import * as z from 'zod/mini';

export const notJudgedReasonSchema = z.enum([
  'language',
  'kind',
  'too-little-text',
  'linked-terms',
  'little-recognized',
]);
export type NotJudgedReason = z.infer<typeof notJudgedReasonSchema>;

/** Why a document has no score: no check could have judged it. */
export const notJudgedSchema = z.object({
  reason: notJudgedReasonSchema,
  /** Why, in a sentence. */
  text: z.string(),
  /** What can be done, in a sentence. */
  remedy: z.string(),
});
export type NotJudged = z.infer<typeof notJudgedSchema>;
