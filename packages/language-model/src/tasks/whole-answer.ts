import * as z from 'zod/mini';

const quotes = z.array(z.string());

/** The answer about a whole document, from the notes on its portions and the engine's findings. */
export const wholeAnswerSchema = z.object({
  summary: z.array(z.object({ text: z.string(), quotes })),
  recommendations: z.array(
    z.object({
      title: z.string(),
      text: z.string(),
      /** Id of the finding it follows from; empty if there is none. */
      finding: z.string(),
      quotes,
    }),
  ),
  /** The model's own opinion on the risk, 0-10, with its reason. */
  opinion: z.object({ score: z.number(), reason: z.string(), quotes }),
});
export type WholeAnswer = z.infer<typeof wholeAnswerSchema>;
