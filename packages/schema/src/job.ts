import * as z from 'zod/mini';

/** The payload of each kind of background job: ids only. The state is read when the job runs. */
export const jobPayloads = {
  'analyze-document': z.object({ analysisId: z.uuid() }),
  /** A person waits for it, so a separate worker runs it. */
  'explain-selection': z.object({ selectionId: z.uuid() }),
  /** Has a language model review an analysis. */
  'review-analysis': z.object({ reviewId: z.uuid() }),
  /** A person waits for it, as for an explanation. */
  'answer-question': z.object({ questionId: z.uuid() }),
  /** Makes a requested file or comparison. */
  'make-output': z.object({ outputId: z.uuid() }),
  'sweep-expired': z.object({}),
  /** Sends one message of the outbox; `settledBy` of the outbox keeps it from going out twice. */
  'send-message': z.object({ messageId: z.uuid() }),
  /** Looks for due reminders and daily digests. */
  'prepare-reminders': z.object({}),
  /** Packs all data about a person. */
  'export-account': z.object({ exportId: z.uuid() }),
  /** Requests a person's subscription from the payment provider, and starts it once the card is set up. */
  'sync-subscription': z.object({ userId: z.uuid() }),
  /** Compares stored subscriptions with the payment provider, and has the customers of deleted accounts deleted. */
  'reconcile-billing': z.object({}),
} as const;
export type JobKind = keyof typeof jobPayloads;
export type JobPayload<K extends JobKind> = z.infer<(typeof jobPayloads)[K]>;
