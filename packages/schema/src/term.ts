import * as z from 'zod/mini';
import { clauseReferenceSchema } from './clause.ts';
import { evidenceSchema } from './span.ts';
import { usualRangeSchema } from './usual.ts';

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

/** A time relative to an event: 30 days before the end of the term. */
const offsetSchema = z.extend(durationSchema, {
  direction: z.enum(['before', 'after']),
  /** The event, in the document's words. */
  event: z.string(),
});

/** The value of a term in a form for computing. */
export const termValueSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({
    kind: z.literal('party'),
    name: z.string(),
    /** The document's short name of the party, for example `Provider`. */
    alias: z.optional(z.string()),
    /** The party's role in the deal, in lower case: `licensor`, `customer`, `tenant`. */
    role: z.optional(z.string()),
    legalForm: z.optional(z.string()),
  }),
  z.object({
    kind: z.literal('date'),
    /** ISO 8601 calendar date, `2026-03-31`. */
    date: z.iso.date(),
    /**
     * How the date is computed and on which assumption, for example `1 March 2026 + 3 years - 1 day, as the first day
     * counts`; absent if the text states it.
     */
    computation: z.optional(z.string()),
    /** The evidence of the computation besides the term's own. */
    basis: z.optional(z.array(evidenceSchema)),
  }),
  z.object({
    kind: z.literal('money'),
    amount: z.number(),
    /** ISO 4217 code. */
    currency: z.string().check(z.length(3)),
    /** The unit of a recurring payment or a rate. */
    per: z.optional(z.enum(['hour', 'day', 'week', 'month', 'quarter', 'year', 'unit'])),
    /** What the amount is the price of one of, in the document's words: `user`, `gallon`. */
    unit: z.optional(z.string()),
    /** The purpose of the payment, in the document's words. */
    purpose: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('duration'), ...durationSchema.shape }),
  z.object({
    kind: z.literal('address'),
    /** The address, one line of text for each line. */
    text: z.string(),
    /** Whose address it is, as named in the document. */
    party: z.optional(z.string()),
    email: z.optional(z.string()),
  }),
  z.object({
    kind: z.literal('obligation'),
    /** Who is bound, as named in the document. */
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
    /** The date if it is stated or can be computed, ISO 8601. */
    date: z.optional(z.iso.date()),
    /** How the date is computed and on which assumption; absent if the text states it or it cannot be computed. */
    computation: z.optional(z.string()),
    /** The evidence of the computation besides the term's own. */
    basis: z.optional(z.array(evidenceSchema)),
    offset: z.optional(offsetSchema),
  }),
]);
export type TermValue = z.infer<typeof termValueSchema>;

/** How the document is renewed. */
export const renewalSchema = z.object({
  /**
   * `automatic`: unless somebody prevents it. `option`: if one side wants it. `agreement`: only if the parties agree.
   * `none`: the document excludes it. `unclear`: the words do not say.
   */
  mode: z.enum(['automatic', 'option', 'agreement', 'none', 'unclear']),
  /** Who may choose it or, for `automatic`, whose notice prevents it, as named in the document. */
  by: z.optional(z.string()),
  /** The words that the mode rests on. */
  evidence: evidenceSchema,
});
export type Renewal = z.infer<typeof renewalSchema>;

/** A fact the document states, in its own words and normalized. */
export const termSchema = z.object({
  id: z.string(),
  type: termTypeSchema,
  /** The displayed name, for example `Governing law`. */
  label: z.string(),
  /** The normalized value as displayed, for example `USD 120,000.00` or `24 months`. */
  display: z.string(),
  value: termValueSchema,
  evidence: evidenceSchema,
  clause: z.optional(clauseReferenceSchema),
  /** Of a notice period, who may give the notice; of a liability cap, whose liability it limits; as named in the document. */
  by: z.optional(z.string()),
  /** Only of a `renewal-term`; absent in results of earlier versions. */
  renewal: z.optional(renewalSchema),
  /** The lengths that real contracts state for it; absent if not known. */
  usual: z.optional(usualRangeSchema),
});
export type Term = z.infer<typeof termSchema>;

/**
 * Whether a term states what somebody must do. Its clause has the details.
 *
 * @param term - The term; only its type counts.
 * @returns Whether somebody is bound by it.
 */
export function isDuty({ type }: Pick<Term, 'type'>): boolean {
  return type === 'obligation' || type === 'deadline';
}
