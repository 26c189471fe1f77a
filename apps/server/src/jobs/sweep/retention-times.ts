const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long what ends by itself is stored, in milliseconds. `docs/data.md` says the same to people. */
export const retentionTimes = {
  /** An upload without a row that is older than this was interrupted, as was a draft that was not written to since. */
  orphans: hourMs,
  /** An answered question whose asker does not fetch the answer. */
  questions: hourMs,
  /** Requests time out and downloads end well before this age. */
  outputs: hourMs,
  /** How long the deletion of a highlight can be undone. */
  deletedHighlights: hourMs,
  /** The steps of an analysis that has ended; its last event stays. */
  analysisEvents: dayMs,
  /** Mails and text messages to people with an account. By then nothing posts a message with the same key again. */
  messages: 90 * dayMs,
  /** When the last message to a deleted account is given up. */
  lastMessages: 2 * dayMs,
  /** Passwords tried on a link from an address, after the last one. */
  shareAttempts: 30 * dayMs,
  /** How long an export that expired or failed is still listed. */
  exports: 7 * dayMs,
  /** The payment provider delivers an event for up to three days. */
  paymentEvents: 30 * dayMs,
  /** The record of a failed or unknown job. */
  deadJobs: 14 * dayMs,
  /** An answer of a language model, which is not paid for twice until then. */
  modelAnswers: 90 * dayMs,
  /** What was spent on language models on a day. */
  modelDays: 400 * dayMs,
} as const;
