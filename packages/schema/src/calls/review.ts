import * as z from 'zod/mini';
import { reviewItemSchema, reviewStateSchema } from '../model-review.ts';
import { sideFieldSchema } from '../side-field.ts';

/** POST /api/analyses/{id}/review: starts the review of a language model, or joins the one there is. */
export const reviewRequestSchema = z.object({
  /** Id of the side whose eyes the document is read with. */
  side: sideFieldSchema,
  /** Whether a review that has ended is made again; one that failed or was cancelled is made again anyway. */
  again: z._default(z.boolean(), false),
});
export type ReviewRequest = z.input<typeof reviewRequestSchema>;

/** The query of GET /api/analyses/{id}/review and …/review/events, and the body of POST …/review/cancel. */
export const reviewSideSchema = z.object({ side: sideFieldSchema });

/** GET /api/analyses/{id}/review, and the answer of starting and cancelling one. */
export const modelReviewSchema = z.extend(reviewStateSchema, {
  /** In the order in which they came. */
  items: z.array(reviewItemSchema),
});
export type ModelReview = z.infer<typeof modelReviewSchema>;

/**
 * GET /api/analyses/{id}/review/events: events named `item`, whose id is the Last-Event-ID, with one review item each, and
 * events named `state` with a review state whenever it has changed. The stream ends after a final state.
 */
export const reviewEventNames = ['item', 'state'] as const;
