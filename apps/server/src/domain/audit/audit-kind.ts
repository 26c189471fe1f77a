/** The kinds of events in the audit trail. */
export type AuditKind =
  | 'account-created'
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'session-ended'
  | 'guest-work-kept'
  | 'export-requested'
  | 'export-downloaded'
  | 'report-exported'
  | 'share-created'
  | 'share-revoked'
  | 'share-refused'
  | 'document-deleted'
  | 'account-deleted';
