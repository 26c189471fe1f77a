import * as z from 'zod/mini';

/** The answer to a question about passages of a document, or about a selected passage. */
export const passageAnswerSchema = z.object({
  /** Whether the passages answer the question. */
  isAnswered: z.boolean(),
  sentences: z.array(z.object({ text: z.string(), quotes: z.array(z.string()) })),
});
export type PassageAnswer = z.infer<typeof passageAnswerSchema>;

/** Whether an answer is empty. Saying that the passages do not answer the question is an answer. */
export function isEmptyAnswer({ isAnswered, sentences }: PassageAnswer): boolean {
  return isAnswered && sentences.length === 0;
}
