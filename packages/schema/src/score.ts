import * as z from 'zod/mini';
import { riskCategorySchema } from './finding.ts';
import { riskLevelSchema } from './risk-level.ts';

/**
 * The score and everything needed to recompute it by hand:
 * `value = round1(10 * (1 - exp(-R / scale)))`, `R = sum of categories`,
 * `category = largest points + rest * (sum of the other points)`.
 */
export const scoreSchema = z.object({
  /** What it measures: `Risk`, `Revision need`, `Attention needed`. */
  label: z._default(z.string(), 'Risk'),
  /** What it measures, in a sentence, and what it does not. */
  meaning: z._default(z.string(), ''),
  /** 0-10 with one decimal. */
  value: z.number().check(z.minimum(0), z.maximum(10)),
  level: riskLevelSchema,
  r: z.number().check(z.nonnegative()),
  scale: z.number().check(z.positive()),
  rest: z.number().check(z.minimum(0), z.maximum(1)),
  categories: z.array(
    z.object({ category: riskCategorySchema, points: z.number().check(z.nonnegative()) }),
  ),
});
export type Score = z.infer<typeof scoreSchema>;
