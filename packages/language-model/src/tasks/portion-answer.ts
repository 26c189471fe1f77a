import { riskCategorySchema, severitySchema } from '@clauselight/schema';
import * as z from 'zod/mini';

const quotes = z.array(z.string());

/** The answer about a portion of a document. Quotes must be copied word for word from the portion. */
export const portionAnswerSchema = z.object({
  /** For each given finding, by id, what it means to the reader in plain words. */
  explanations: z.array(z.object({ finding: z.string(), text: z.string() })),
  /** Risks that are not among the given findings. */
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
  /** Figures, dates and obligations that are not among the given terms. */
  terms: z.array(z.object({ label: z.string(), value: z.string(), quote: z.string() })),
  /** The content of the portion in one to three sentences, for the summary of the whole document. */
  notes: z.array(z.object({ text: z.string(), quotes })),
});
export type PortionAnswer = z.infer<typeof portionAnswerSchema>;
