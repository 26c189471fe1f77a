import * as z from 'zod/mini';
import { evidenceSchema } from '../span.ts';
import { checklistItemSchema, taskSchema } from './minutes.ts';

/** A figure that a report states, with what it says about it. */
export const keyFigureSchema = z.object({
  /** The figure as displayed: `EUR 4,200,000.00`, `12 %`, `1.2 million`. */
  display: z.string(),
  value: z.number(),
  /** ISO 4217 code of an amount; `%` and `percentage points`; empty for a bare number. */
  unit: z.string(),
  /** What is measured, in the document's words. */
  measure: z.optional(z.string()),
  /** When, in the document's words: `Q2 2026`. */
  period: z.optional(z.string()),
  direction: z.optional(z.enum(['up', 'down'])),
  /** How often the same figure is in the document. */
  mentions: z.int().check(z.positive()),
  evidence: evidenceSchema,
});
export type KeyFigure = z.infer<typeof keyFigureSchema>;

/** One measure of one period with several values. */
export const contradictionSchema = z.object({
  measure: z.string(),
  period: z.optional(z.string()),
  figures: z
    .array(z.object({ display: z.string(), value: z.number(), evidence: evidenceSchema }))
    .check(z.minLength(2)),
});
export type Contradiction = z.infer<typeof contradictionSchema>;

/** Arithmetic that the text states, done again. */
export const calculationSchema = z.object({
  kind: z.enum(['change', 'multiple', 'share', 'part', 'sum']),
  /** What the text says, as displayed. */
  stated: z.string(),
  /** What comes out, as displayed. */
  computed: z.string(),
  /** The calculation as people write it: `(50 - 40) / 40`. */
  formula: z.string(),
  isRight: z.boolean(),
  evidence: evidenceSchema,
});
export type Calculation = z.infer<typeof calculationSchema>;

/** What a policy says of itself, and how firmly it binds. */
export const policySchema = z.object({
  /** Owner, version, dates and scope. */
  particulars: z.array(checklistItemSchema),
  /** Sentences that bind: must, shall, is required to. */
  bindingSentences: z.int().check(z.nonnegative()),
  /** Sentences that merely advise: should, may, where possible. */
  softSentences: z.int().check(z.nonnegative()),
  /** Duties without a measure by which anybody could tell whether they are met. */
  vagueDuties: z.array(z.object({ word: z.string(), evidence: evidenceSchema })),
});
export type Policy = z.infer<typeof policySchema>;

/** What a report, proposal, plan or policy states. */
export const reportDetailsSchema = z.object({
  kind: z.literal('report'),
  /** The most telling first. */
  keyFigures: z.array(keyFigureSchema),
  contradictions: z.array(contradictionSchema),
  calculations: z.array(calculationSchema),
  /** Praise that names no measure, in document order. */
  unsupportedClaims: z.array(z.object({ phrase: z.string(), evidence: evidenceSchema })),
  /** What somebody who is to decide looks for. */
  structure: z.array(checklistItemSchema),
  commitments: z.array(taskSchema),
  /** Present where the document is a policy. */
  policy: z.optional(policySchema),
  readability: z.object({
    words: z.int().check(z.nonnegative()),
    sentences: z.int().check(z.nonnegative()),
    /** Mean sentence length plus the percentage of words over six letters (Björnsson 1968); absent for very short texts. */
    lix: z.optional(z.number().check(z.nonnegative())),
    /** Sentences of more than 30 words, the longest first. */
    longSentences: z.array(evidenceSchema),
    longSentenceCount: z.int().check(z.nonnegative()),
  }),
});
export type ReportDetails = z.infer<typeof reportDetailsSchema>;
