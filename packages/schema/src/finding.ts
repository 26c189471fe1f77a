import { z } from 'zod';
import { clauseReferenceSchema } from './clause.ts';
import { evidenceSchema } from './span.ts';

/** 1 info, 2 low, 3 medium, 4 high, 5 critical. */
export const severitySchema = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
]);
export type Severity = z.infer<typeof severitySchema>;

export const riskCategorySchema = z.enum([
  'liability',
  'termination',
  'payment',
  'ip-and-data',
  'restrictions',
  'unilateral-rights',
  'disputes',
  'drafting',
  'tenancy',
  'employment',
  'lending',
]);
export type RiskCategory = z.infer<typeof riskCategorySchema>;

/** Why a finding's severity differs from the rule's base severity, with the words that changed it. */
export const adjustmentSchema = z.object({
  /** Steps of severity, negative when lowered. */
  effect: z.int(),
  reason: z.string(),
  evidence: evidenceSchema.optional(),
});
export type Adjustment = z.infer<typeof adjustmentSchema>;

/** One thing a rule found in the document, with everything needed to check it by hand. */
export const findingSchema = z.object({
  id: z.string(),
  ruleId: z.string(),
  category: riskCategorySchema,
  title: z.string(),
  baseSeverity: severitySchema,
  /** Base severity after counter-evidence and aggravation. */
  severity: severitySchema,
  adjustments: z.array(adjustmentSchema),
  /** 0-1: the rule's measured grade, lowered where the reader's side is unknown. */
  confidence: z.number().min(0).max(1),
  /** Whose risk it is, for example `the indemnifying party`. */
  bornBy: z.string(),
  why: z.string(),
  /** What to ask for instead. */
  mitigation: z.string(),
  source: z.string(),
  /** The words it rests on, the leading passage first. Never empty: what is not in the text is in `checks`. */
  evidence: z.array(evidenceSchema).min(1),
  clause: clauseReferenceSchema.optional(),
  /** Share in R, the sum under the score's formula, before the category discount. */
  points: z.number().nonnegative(),
  /** The exact score of this document if this finding were not there. */
  scoreWithout: z.number().min(0).max(10),
});
export type Finding = z.infer<typeof findingSchema>;

/** A check that was made and what came of it: what was looked for and found, not found, or did not apply. */
export const checkSchema = z.object({
  ruleId: z.string(),
  category: riskCategorySchema,
  title: z.string(),
  outcome: z.enum(['found', 'not-found', 'not-applicable']),
});
export type Check = z.infer<typeof checkSchema>;
