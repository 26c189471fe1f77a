export type MessageChannel = 'email' | 'sms';

/**
 * `failed` is one that was refused or that nobody is to be told any more. `unknown` is one that was being sent when the
 * process died or the connection broke: it may have arrived, so it is not sent again.
 */
export type MessageStatus = 'ready' | 'sending' | 'sent' | 'failed' | 'unknown';

/** Days of one document that a reminder tells of. */
export interface DocumentDay {
  readonly documentId: string;
  /** ISO 8601. */
  readonly date: string;
}

/** What a message tells of: ids and days alone, but for an address that no account holds any more. */
export type MessageContent =
  | { readonly kind: 'analysis-completed'; readonly analysisId: string }
  | { readonly kind: 'high-risk'; readonly analysisId: string }
  | { readonly kind: 'deadlines'; readonly day: string; readonly dates: readonly DocumentDay[] }
  | { readonly kind: 'digest'; readonly day: string }
  | { readonly kind: 'welcome' }
  | { readonly kind: 'export-ready'; readonly exportId: string }
  | { readonly kind: 'account-deleted'; readonly to: string };
export type MessageKind = MessageContent['kind'];
