export type MessageChannel = 'email' | 'sms';

/** `unknown` is one that was being sent when the process died: it may have arrived, so it is not sent again. */
export type MessageStatus = 'ready' | 'sending' | 'sent' | 'failed' | 'unknown';

/** What a message tells of: ids alone, but for an address that no account holds any more. */
export type MessageContent =
  | { readonly kind: 'analysis-completed'; readonly analysisId: string }
  | { readonly kind: 'high-risk'; readonly analysisId: string }
  | { readonly kind: 'deadlines'; readonly day: string }
  | { readonly kind: 'digest'; readonly day: string }
  | { readonly kind: 'welcome' }
  | { readonly kind: 'export-ready'; readonly exportId: string }
  | { readonly kind: 'account-deleted'; readonly to: string };
