export type MessageChannel = 'email' | 'sms';

/**
 * A `failed` message was rejected or has expired. An `unknown` one was being sent when the process crashed or the
 * connection broke. It may have arrived, so it is not sent again.
 */
export type MessageStatus = 'ready' | 'sending' | 'sent' | 'failed' | 'unknown';

/** The days of one document in a reminder. */
export interface DocumentDay {
  readonly documentId: string;
  /** ISO 8601 date. */
  readonly date: string;
}

/** The content of a message: ids and days only, plus the address if the account is gone. */
export type MessageContent =
  | { readonly kind: 'analysis-completed'; readonly analysisId: string }
  | { readonly kind: 'high-risk'; readonly analysisId: string }
  | { readonly kind: 'deadlines'; readonly day: string; readonly dates: readonly DocumentDay[] }
  | { readonly kind: 'digest'; readonly day: string }
  | { readonly kind: 'welcome' }
  | { readonly kind: 'export-ready'; readonly exportId: string }
  | { readonly kind: 'account-deleted'; readonly to: string };
export type MessageKind = MessageContent['kind'];
