import * as z from 'zod/mini';
import { clauseReferenceSchema } from './clause.ts';
import { riskCategorySchema, severitySchema } from './finding.ts';
import { evidenceSchema, spanSchema } from './span.ts';

/** Why a language model gave no usable answer. */
export const modelFailureSchema = z.enum([
  /** The provider rejects the key or its permissions. */
  'key-refused',
  'rate-limited',
  /** No complete answer in time. */
  'timed-out',
  /** The stream broke off. */
  'dropped',
  /** Not the requested JSON. */
  'malformed',
  /** Cut off at the maximum length. */
  'truncated',
  'wrong-language',
  'empty',
  /** The provider's filter or the model declined. */
  'declined',
  /** The text exceeds the context window. */
  'too-long',
  /** The provider is down, unreachable or sends invalid answers. */
  'unavailable',
  /** The provider rejects the request: an unknown model, an unknown parameter. */
  'misconfigured',
  'document-budget',
  'day-budget',
  /** Nothing in the answer passed the comparison with the document. */
  'unsupported',
]);
export type ModelFailure = z.infer<typeof modelFailureSchema>;

/** A language model's words after the comparison with the document. */
export const checkedTextSchema = z.object({
  /** Plain text: no markup, no links. */
  text: z.string(),
  /** Numbers, dates and names that neither the document nor the extracted terms contain: spans of `text`. */
  unsupported: z._default(z.array(spanSchema), []),
});
export type CheckedText = z.infer<typeof checkedTextSchema>;

const anchored = z.array(evidenceSchema).check(z.minLength(1));

/** One statement of a language model that passed the comparison with the document. */
export const reviewItemSchema = z.discriminatedUnion('kind', [
  /** Explains a finding of the engine in plain words for the reader's side. */
  z.object({ kind: z.literal('explanation'), findingId: z.string(), text: checkedTextSchema }),
  /** A risk that the engine did not find. It never counts in the score. */
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
    /** The engine's finding on which it is based. */
    findingId: z.optional(z.string()),
    evidence: z.array(evidenceSchema),
  }),
  /** The model's own opinion on the risk. It is shown beside the score and never part of it. */
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
  /** Ended with parts missing; `failures` tells why. */
  'incomplete',
  /** Ended without any result. */
  'failed',
  'cancelled',
]);
export type ReviewStatus = z.infer<typeof reviewStatusSchema>;

/**
 * Whether a review with this status will not change any more.
 *
 * @param status - The status of a review.
 * @returns True unless it is queued or running.
 */
export function isReviewFinal(status: ReviewStatus): boolean {
  return status !== 'queued' && status !== 'running';
}

const count = z.int().check(z.nonnegative());

/** The requests to a language model, and their cost. */
export const modelUsageSchema = z.object({
  /** Requests to the provider, including retries. */
  calls: count,
  /** Answers from the cache, which cost nothing. */
  cachedCalls: count,
  inputTokens: count,
  outputTokens: count,
  /** US dollars at the configured prices; absent if none are configured. */
  dollars: z.optional(z.number().check(z.nonnegative())),
});
export type ModelUsage = z.infer<typeof modelUsageSchema>;

/** Statements that did not pass the comparison with the document. */
export const rejectedSchema = z.object({
  /** Claims with a quote that is not in the text. */
  quotes: count,
  /**
   * Sentences dropped or spans marked because of a number, date or name that is not in the document, or because of a
   * link; and claims about findings that do not exist.
   */
  statements: count,
});
export type Rejected = z.infer<typeof rejectedSchema>;

/** The state of a language model's review. */
export const reviewStateSchema = z.object({
  analysisId: z.uuid(),
  /** Id of the side taken; absent if none. */
  side: z.optional(z.string()),
  status: reviewStatusSchema,
  model: z.object({ provider: z.string(), name: z.string() }),
  requestedAt: z.iso.datetime(),
  /** Duration in milliseconds; present once it has ended. */
  durationMs: z.optional(count),
  /** Number of portions: all, read, failed. */
  portions: z.object({ total: count, done: count, failed: count }),
  rejected: rejectedSchema,
  usage: modelUsageSchema,
  /** The distinct failures, in order of occurrence. */
  failures: z.array(modelFailureSchema),
  /** Whether the model's opinion is hidden because the document contains text addressed to machines. */
  isOpinionWithheld: z._default(z.boolean(), false),
});
export type ReviewState = z.infer<typeof reviewStateSchema>;
