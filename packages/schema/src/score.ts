import * as z from 'zod/mini';
import { coverageSchema } from './coverage.ts';
import { riskCategorySchema } from './finding.ts';
import { riskLevelSchema } from './risk-level.ts';

/**
 * The score and everything needed to recompute it by hand:
 * `value = max(floor, round1(10 * (1 - exp(-R / scale))))`, `R = sum of categories`,
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
  /** The least value while a finding of severity 4 or 5 counts; present only if it is above the formula's value. */
  floor: z.optional(z.number().check(z.minimum(0), z.maximum(10))),
  /** Where no side was taken: the id of the side that bears most, whose score this is. */
  side: z.optional(z.string()),
  /** What of the document it is made from; only for contracts. */
  coverage: z.optional(coverageSchema),
  r: z.number().check(z.nonnegative()),
  scale: z.number().check(z.positive()),
  rest: z.number().check(z.minimum(0), z.maximum(1)),
  categories: z.array(
    z.object({ category: riskCategorySchema, points: z.number().check(z.nonnegative()) }),
  ),
});
export type Score = z.infer<typeof scoreSchema>;
