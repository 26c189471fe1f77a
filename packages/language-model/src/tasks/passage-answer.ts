import * as z from 'zod/mini';

/** What a language model answers to a question about passages of a document, or says of a selected one. */
export const passageAnswerSchema = z.object({
  /** Whether the passages answer the question. */
  isAnswered: z.boolean(),
  sentences: z.array(z.object({ text: z.string(), quotes: z.array(z.string()) })),
});
export type PassageAnswer = z.infer<typeof passageAnswerSchema>;

/** Whether an answer says nothing; that there is no answer is one. */
export function isEmptyAnswer({ isAnswered, sentences }: PassageAnswer): boolean {
  return isAnswered && sentences.length === 0;
}
