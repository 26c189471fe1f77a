import { riskCategorySchema, severitySchema } from '@clauselight/schema';
import * as z from 'zod/mini';

const quotes = z.array(z.string());

/** What a language model says of a portion of a document. Quotes are to be copied from the portion, word for word. */
export const portionAnswerSchema = z.object({
  /** Of each finding that was shown, by its id, what it means to the reader in plain words. */
  explanations: z.array(z.object({ finding: z.string(), text: z.string() })),
  /** Risks that were not among the findings shown. */
  findings: z.array(
    z.object({
      title: z.string(),
      category: riskCategorySchema,
      severity: severitySchema,
      why: z.string(),
      request: z.string(),
      quotes,
    }),
  ),
  /** Figures, dates and duties worth knowing that were not among the terms shown. */
  terms: z.array(z.object({ label: z.string(), value: z.string(), quote: z.string() })),
  /** What the portion says, in one to three sentences, for the summary of the whole. */
  notes: z.array(z.object({ text: z.string(), quotes })),
});
export type PortionAnswer = z.infer<typeof portionAnswerSchema>;
