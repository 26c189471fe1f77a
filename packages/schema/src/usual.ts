import * as z from 'zod/mini';
import { documentKindSchema } from './document-kind.ts';

/** Fewer documents say nothing of what is usual: no rate and no range is given from them. */
export const fewestUsualDocuments = 15;

/**
 * A figure of which the usual range is known. Notices and the time to cure a breach are in days, the others in months;
 * `liability-cap-months` is the time whose fees are the most that one side is liable for.
 */
export const usualFigureSchema = z.enum([
  'renewal-notice',
  'termination-notice',
  'renewal-term',
  'warranty-duration',
  'non-compete-after-end',
  'liability-cap-months',
  'cure-period',
]);
export type UsualFigure = z.infer<typeof usualFigureSchema>;

const documentCountSchema = z.int().check(z.minimum(fewestUsualDocuments));

/** In how many of some real contracts a clause stands. */
export const usualShareSchema = z.object({
  /** The kind of those contracts; absent for commercial contracts of all kinds. */
  kind: z.optional(documentKindSchema),
  /** The displayed name of the clause, for example `Audit rights`. */
  clause: z.string(),
  /** Contracts with such a clause. */
  withClause: z.int().check(z.nonnegative()),
  total: documentCountSchema,
});
export type UsualShare = z.infer<typeof usualShareSchema>;

/** The middle half of the values that some real contracts state. */
export const usualRangeSchema = z.object({
  /** The kind of those contracts; absent for commercial contracts of all kinds. */
  kind: z.optional(documentKindSchema),
  figure: usualFigureSchema,
  /** In days or months, as the figure is; a quarter of the values is no larger. */
  lower: z.number().check(z.nonnegative()),
  median: z.number().check(z.nonnegative()),
  /** A quarter of the values is no smaller. */
  upper: z.number().check(z.nonnegative()),
  /** Contracts that state a value. */
  total: documentCountSchema,
});
export type UsualRange = z.infer<typeof usualRangeSchema>;

/**
 * What real contracts of the kind say about the same, counted on annotated contracts. It informs: severities, findings
 * and the score do not depend on it. At least one of both is there.
 */
export const usualSchema = z.object({
  share: z.optional(usualShareSchema),
  range: z.optional(usualRangeSchema),
});
export type Usual = z.infer<typeof usualSchema>;

/** How many of some real non-disclosure agreements say something, say the opposite, or do not mention it. */
export const usualAnswersSchema = z.object({
  said: z.int().check(z.nonnegative()),
  denied: z.int().check(z.nonnegative()),
  total: documentCountSchema,
});
export type UsualAnswers = z.infer<typeof usualAnswersSchema>;
