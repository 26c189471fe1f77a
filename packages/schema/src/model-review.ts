import * as z from 'zod/mini';
import { clauseReferenceSchema } from './clause.ts';
import { riskCategorySchema, severitySchema } from './finding.ts';
import { evidenceSchema, spanSchema } from './span.ts';

/** Why the answer of a language model could not be had, or was not used. */
export const modelFailureSchema = z.enum([
  /** The provider refuses the key, or what it may be used for. */
  'key-refused',
  'rate-limited',
  /** No answer, or no end of one, in the time there was. */
  'timed-out',
  /** The stream broke off before its end. */
  'dropped',
  /** Not the JSON that was asked for. */
  'malformed',
  /** Cut off at the longest answer allowed. */
  'truncated',
  'wrong-language',
  'empty',
  /** The provider's filter, or the model itself, declined. */
  'declined',
  /** More text than the model takes. */
  'too-long',
  /** The provider is down, unreachable or answers nonsense. */
  'unavailable',
  /** The provider refuses the request itself: an unknown model, an unknown parameter. */
  'misconfigured',
  'document-budget',
  'day-budget',
  /** Nothing of the answer stood the comparison with the document. */
  'unsupported',
]);
export type ModelFailure = z.infer<typeof modelFailureSchema>;

/** Words of a language model after the comparison with the document. */
export const checkedTextSchema = z.object({
  /** Plain text: no markup, no links. */
  text: z.string(),
  /** Numbers, dates and names in it that neither the document nor the extracted terms hold: spans of `text`. */
  unsupported: z._default(z.array(spanSchema), []),
});
export type CheckedText = z.infer<typeof checkedTextSchema>;

const anchored = z.array(evidenceSchema).check(z.minLength(1));

/** One thing that a language model said of a document and that stood the comparison with its text. */
export const reviewItemSchema = z.discriminatedUnion('kind', [
  /** A finding of the engine in plain words, for the reader's side. */
  z.object({ kind: z.literal('explanation'), findingId: z.string(), text: checkedTextSchema }),
  /** A candidate that the engine did not find; it never counts in the score. */
  z.object({
    kind: z.literal('finding'),
    id: z.string(),
    title: checkedTextSchema,
    category: z.optional(riskCategorySchema),
    severity: severitySchema,
    why: checkedTextSchema,
    /** What to ask for. */
    request: z.optional(checkedTextSchema),
    evidence: anchored,
    clause: z.optional(clauseReferenceSchema),
  }),
  z.object({
    kind: z.literal('term'),
    id: z.string(),
    label: checkedTextSchema,
    value: checkedTextSchema,
    evidence: anchored,
    clause: z.optional(clauseReferenceSchema),
  }),
  /** A sentence of the summary. */
  z.object({ kind: z.literal('summary'), text: checkedTextSchema, evidence: anchored }),
  z.object({
    kind: z.literal('recommendation'),
    id: z.string(),
    title: checkedTextSchema,
    text: checkedTextSchema,
    /** The finding of the engine that it follows from. */
    findingId: z.optional(z.string()),
    evidence: z.array(evidenceSchema),
  }),
  /** The model's own view of the risk, beside the score and never in it. */
  z.object({
    kind: z.literal('opinion'),
    /** 0-10. */
    score: z.number().check(z.minimum(0), z.maximum(10)),
    reason: checkedTextSchema,
    evidence: z.array(evidenceSchema),
  }),
]);
export type ReviewItem = z.infer<typeof reviewItemSchema>;

export const reviewStatusSchema = z.enum([
  'queued',
  'running',
  'completed',
  /** Ended with some of it missing; `failures` say why. */
  'incomplete',
  /** Ended with nothing. */
  'failed',
  'cancelled',
]);
export type ReviewStatus = z.infer<typeof reviewStatusSchema>;

/** Whether a review in this state will not change any more. */
export function isReviewFinal(status: ReviewStatus): boolean {
  return status !== 'queued' && status !== 'running';
}

const count = z.int().check(z.nonnegative());

/** What a language model was asked for, and what that cost. */
export const modelUsageSchema = z.object({
  /** Answers that the provider was asked for, retries included. */
  calls: count,
  /** Answers that were kept from before and cost nothing. */
  cachedCalls: count,
  inputTokens: count,
  outputTokens: count,
  /** US dollars by the prices of the configuration; absent where it names none. */
  dollars: z.optional(z.number().check(z.nonnegative())),
});
export type ModelUsage = z.infer<typeof modelUsageSchema>;

/** What was said and did not stand the comparison with the document. */
export const rejectedSchema = z.object({
  /** Claims dropped because a quote of theirs stands nowhere in the text. */
  quotes: count,
  /**
   * Sentences dropped, or spans marked, for a number, a date or a name that is not in the document, or for a link; and claims
   * on findings that there are not.
   */
  statements: count,
});
export type Rejected = z.infer<typeof rejectedSchema>;

/** How the review of an analysis by a language model stands. */
export const reviewStateSchema = z.object({
  analysisId: z.uuid(),
  /** Id of the side whose eyes it is made with; absent for nobody's. */
  side: z.optional(z.string()),
  status: reviewStatusSchema,
  model: z.object({ provider: z.string(), name: z.string() }),
  requestedAt: z.iso.datetime(),
  /** Milliseconds from the start of the work; present once it has ended. */
  durationMs: z.optional(count),
  /** Portions of the document: all, read, given up. */
  portions: z.object({ total: count, done: count, failed: count }),
  rejected: rejectedSchema,
  usage: modelUsageSchema,
  /** Each kind of failure once, in the order in which they came. */
  failures: z.array(modelFailureSchema),
  /** Whether the model's own view is withheld: the document holds words that are addressed to machines. */
  isOpinionWithheld: z._default(z.boolean(), false),
});
export type ReviewState = z.infer<typeof reviewStateSchema>;
