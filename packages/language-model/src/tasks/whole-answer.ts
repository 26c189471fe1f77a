import * as z from 'zod/mini';

const quotes = z.array(z.string());

/** What a language model says of a whole document, from the notes on its portions and the engine's findings. */
export const wholeAnswerSchema = z.object({
  summary: z.array(z.object({ text: z.string(), quotes })),
  recommendations: z.array(
    z.object({
      title: z.string(),
      text: z.string(),
      /** Id of the finding it follows from; empty where there is none. */
      finding: z.string(),
      quotes,
    }),
  ),
  /** Its own view of the risk, 0-10, and why. */
  opinion: z.object({ score: z.number(), reason: z.string(), quotes }),
});
export type WholeAnswer = z.infer<typeof wholeAnswerSchema>;
