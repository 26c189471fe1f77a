import * as z from 'zod/mini';
import { clauseReferenceSchema } from './clause.ts';
import { evidenceSchema } from './span.ts';

export const termTypeSchema = z.enum([
  'party',
  'document-title',
  'document-kind',
  'agreement-date',
  'effective-date',
  'expiration-date',
  'date',
  'contract-value',
  'recurring-value',
  'money',
  'payment-period',
  'liability-cap',
  'insurance-sum',
  'liquidated-damages',
  'contract-term',
  'renewal-term',
  'notice-period',
  'renewal-deadline',
  'duration',
  'governing-law',
  'jurisdiction',
  'arbitration-seat',
  'notice-address',
  'obligation',
  'deadline',
]);
export type TermType = z.infer<typeof termTypeSchema>;

const durationSchema = z.object({
  amount: z.number().check(z.nonnegative()),
  unit: z.enum(['day', 'business-day', 'week', 'month', 'year']),
});

/** A time counted from something: 30 days before the end of the term. */
const offsetSchema = z.extend(durationSchema, {
  direction: z.enum(['before', 'after']),
  /** What it is counted from, in the document's words. */
  event: z.string(),
});

/** The value of a term in a form that can be computed with. */
export const termValueSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({
    kind: z.literal('party'),
    name: z.string(),
    /** What the document calls the party from then on, for example `Provider`. */
    alias: z.optional(z.string()),
    /** What the party is in the deal, in lower case whatever the document calls it: `licensor`, `customer`, `tenant`. */
    role: z.optional(z.string()),
    legalForm: z.optional(z.string()),
  }),
  z.object({
    kind: z.literal('date'),
    /** ISO 8601 calendar date, `2026-03-31`. */
    date: z.iso.date(),
    /** How the date follows from others, for example `1 March 2026 + 3 years - 1 day`; absent where the text states it. */
    computation: z.optional(z.string()),
    /** The words the computation rests on besides the term's own evidence. */
    basis: z.optional(z.array(evidenceSchema)),
  }),
  z.object({
    kind: z.literal('money'),
    amount: z.number(),
    /** ISO 4217 code. */
    currency: z.string().check(z.length(3)),
    /** What it is paid for each of, where it recurs. */
    per: z.optional(z.enum(['day', 'week', 'month', 'quarter', 'year', 'unit'])),
    /** What it is for, in the document's words. */
    purpose: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('duration'), ...durationSchema.shape }),
  z.object({
    kind: z.literal('address'),
    /** One line of the address a line. */
    text: z.string(),
    /** Whose address it is, as the document names them. */
    party: z.optional(z.string()),
    email: z.optional(z.string()),
  }),
  z.object({
    kind: z.literal('obligation'),
    /** Who is bound, as the document names them. */
    who: z.string(),
    /** `must-not` covers `shall not` and `may not`. */
    modality: z.enum(['must', 'must-not']),
    /** What is to be done, in the document's words. */
    action: z.string(),
    /** By when, in the document's words. */
    due: z.optional(z.string()),
    /** When it applies, in the document's words. */
    condition: z.optional(z.string()),
  }),
  z.object({
    kind: z.literal('deadline'),
    /** What is to happen, in the document's words. */
    action: z.string(),
    who: z.optional(z.string()),
    /** The day itself where it is stated or can be computed, ISO 8601. */
    date: z.optional(z.iso.date()),
    /** How the day follows from others; absent where the text states it or it cannot be computed. */
    computation: z.optional(z.string()),
    offset: z.optional(offsetSchema),
  }),
]);
export type TermValue = z.infer<typeof termValueSchema>;

/** A fact the document states, in its own words and normalised. */
export const termSchema = z.object({
  id: z.string(),
  type: termTypeSchema,
  /** What a reader calls it, for example `Governing law`. */
  label: z.string(),
  /** The normalised value as displayed, for example `USD 120,000.00` or `24 months`. */
  display: z.string(),
  value: termValueSchema,
  evidence: evidenceSchema,
  clause: z.optional(clauseReferenceSchema),
});
export type Term = z.infer<typeof termSchema>;

/** Whether a term says what somebody must do: its clause says the rest of it. */
export function isDuty({ type }: Pick<Term, 'type'>): boolean {
  return type === 'obligation' || type === 'deadline';
}
