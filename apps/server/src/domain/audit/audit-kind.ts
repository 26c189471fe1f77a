/** The kinds of events in the audit trail. */
export type AuditKind =
  | 'account-created'
  | 'signed-in'
  | 'signed-out'
  | 'session-ended'
  | 'guest-work-kept'
  | 'export-requested'
  | 'export-downloaded'
  | 'report-exported'
  | 'share-created'
  | 'share-revoked'
  | 'document-deleted'
  | 'account-deleted';
