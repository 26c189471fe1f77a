import * as z from 'zod/mini';

/** What each kind of background job is given: ids only, the state is read when the job runs. */
export const jobPayloads = {
  'analyze-document': z.object({ analysisId: z.uuid() }),
  /** A reader waits for it: it is done in a lane of its own. */
  'explain-selection': z.object({ selectionId: z.uuid() }),
  /** Has a language model read what the engine found. */
  'review-analysis': z.object({ reviewId: z.uuid() }),
  /** A reader waits for it, as for an explanation. */
  'answer-question': z.object({ questionId: z.uuid() }),
  /** Makes a file or a comparison that somebody waits for. */
  'make-output': z.object({ outputId: z.uuid() }),
  'sweep-expired': z.object({}),
  /** Sends one message of the outbox; `settledBy` of the outbox keeps it from going out twice. */
  'send-message': z.object({ messageId: z.uuid() }),
  /** Looks for what is due: deadlines coming up, daily digests. */
  'prepare-reminders': z.object({}),
  /** Packs everything held on a person. */
  'export-account': z.object({ exportId: z.uuid() }),
  /** Learns from the payment provider how a person's subscription stands, and starts it once the card is set up. */
  'sync-subscription': z.object({ userId: z.uuid() }),
  /** Compares what is known of subscriptions with the payment provider, and lets it forget whose account is gone. */
  'reconcile-billing': z.object({}),
} as const;
export type JobKind = keyof typeof jobPayloads;
export type JobPayload<K extends JobKind> = z.infer<(typeof jobPayloads)[K]>;
