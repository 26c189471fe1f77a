import { z } from 'zod';
import { clauseReferenceSchema } from './clause.ts';
import { evidenceSchema } from './span.ts';

export const termTypeSchema = z.enum([
  'party',
  'document-title',
  'agreement-date',
  'effective-date',
  'expiration-date',
  'date',
  'contract-value',
  'money',
  'contract-term',
  'renewal-term',
  'notice-period',
  'duration',
  'governing-law',
  'jurisdiction',
]);
export type TermType = z.infer<typeof termTypeSchema>;

/** The value of a term in a form that can be computed with. */
export const termValueSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({
    kind: z.literal('party'),
    name: z.string(),
    /** What the document calls the party from then on, for example `Provider`. */
    alias: z.string().optional(),
    legalForm: z.string().optional(),
  }),
  /** ISO 8601 calendar date, `2026-03-31`. */
  z.object({ kind: z.literal('date'), date: z.iso.date() }),
  /** `currency` is an ISO 4217 code. */
  z.object({ kind: z.literal('money'), amount: z.number(), currency: z.string().length(3) }),
  z.object({
    kind: z.literal('duration'),
    amount: z.number().nonnegative(),
    unit: z.enum(['day', 'business-day', 'week', 'month', 'year']),
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
  clause: clauseReferenceSchema.optional(),
});
export type Term = z.infer<typeof termSchema>;
