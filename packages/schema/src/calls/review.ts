import * as z from 'zod/mini';
import { reviewItemSchema, reviewStateSchema } from '../model-review.ts';
import { sideFieldSchema } from '../side-field.ts';

/** POST /api/analyses/{id}/review: starts the review by a language model, or joins the existing one. */
export const reviewRequestSchema = z.object({
  /** Id of the side taken. */
  side: sideFieldSchema,
  /** Whether to repeat a completed review. A failed or canceled one is always repeated. */
  again: z._default(z.boolean(), false),
});
export type ReviewRequest = z.input<typeof reviewRequestSchema>;

/** The query of GET /api/analyses/{id}/review and …/review/events, and the body of POST …/review/cancel. */
export const reviewSideSchema = z.object({ side: sideFieldSchema });

/** GET /api/analyses/{id}/review, and the answer of starting or canceling it. */
export const modelReviewSchema = z.extend(reviewStateSchema, {
  /** In the order in which they came. */
  items: z.array(reviewItemSchema),
});
export type ModelReview = z.infer<typeof modelReviewSchema>;

/**
 * GET /api/analyses/{id}/review/events: events named `item` with one review item each, whose id is the Last-Event-ID,
 * and events named `state` with the review's state whenever it changes. The stream ends after a final state.
 */
export const reviewEventNames = ['item', 'state'] as const;
