/** What the audit trail records. */
export type AuditKind =
  | 'account-created'
  | 'signed-in'
  | 'signed-out'
  | 'session-ended'
  | 'guest-work-kept'
  | 'export-requested'
  | 'export-downloaded'
  | 'document-deleted'
  | 'account-deleted';
