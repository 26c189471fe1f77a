import * as z from 'zod/mini';
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
  'task',
  'structure',
  'argument',
  'evidence',
  'language',
  'document',
  'invoice',
  'table',
  'report',
  'minutes',
  'letter',
  'data',
]);
export type RiskCategory = z.infer<typeof riskCategorySchema>;

/** Why a finding's severity differs from its rule's, with the words that changed it. */
export const adjustmentSchema = z.object({
  /** Change of the severity; negative if lowered. */
  effect: z.int(),
  reason: z.string(),
  evidence: z.optional(evidenceSchema),
});
export type Adjustment = z.infer<typeof adjustmentSchema>;

/**
 * What a finding is to the reader: a `risk` of their side, a point in its `favour`, or `open` if no side was taken or
 * its bearer is unknown.
 */
export const standingSchema = z.enum(['risk', 'favour', 'open']);
export type Standing = z.infer<typeof standingSchema>;

/** One thing that a check found in the document, or found missing, with everything needed to check it by hand. */
export const findingSchema = z.object({
  id: z.string(),
  ruleId: z.string(),
  category: riskCategorySchema,
  title: z.string(),
  /** What is wrong here, for example `“thirty” is 30, but the figure beside it is 90.` */
  detail: z.optional(z.string()),
  baseSeverity: severitySchema,
  /** The rule's severity after adjustments. */
  severity: severitySchema,
  adjustments: z.array(adjustmentSchema),
  /** 0-1: how reliable findings of this check are, by its measured grade; lower if the words were hard to read. */
  confidence: z.number().check(z.minimum(0), z.maximum(1)),
  /** Whose risk it is, for example `the indemnifying party`. */
  borneBy: z.string(),
  /** Ids of the sides that bear the risk; absent if unknown. */
  bearers: z.optional(z.array(z.string())),
  standing: z._default(standingSchema, 'open'),
  why: z.string(),
  /** What it means to the other side; absent if it favors nobody. */
  advantage: z.optional(z.string()),
  /** What to ask for, as a short instruction. */
  request: z._default(z.string(), ''),
  /** What to ask for instead, in full. */
  mitigation: z.string(),
  /** Proposed replacement wording. */
  wording: z.optional(z.string()),
  /** If a law is mentioned: which, and as of when. */
  law: z.optional(z.string()),
  source: z.string(),
  /** The evidence, main passage first. Empty only if something is missing from the document. */
  evidence: z.array(evidenceSchema),
  /** Where something that is missing was searched first. */
  lookedIn: z._default(z.array(evidenceSchema), []),
  clause: z.optional(clauseReferenceSchema),
  /** Share of the sum `R` in the score's formula, before the category discount; 0 if it does not count. */
  points: z.number().check(z.nonnegative()),
  /** The exact score of this document without this finding. */
  scoreWithout: z.number().check(z.minimum(0), z.maximum(10)),
});
export type Finding = z.infer<typeof findingSchema>;
