import type { Executor } from '../../platform/queue/queue.ts';
import { auditEvents } from '../tables/account-tables.ts';
import type { AuditKind } from './audit-kind.ts';

export interface AuditEvent {
  /** Null if the account is deleted by the same transaction. */
  readonly userId: string | null;
  readonly kind: AuditKind;
  /** How many events happened at once; one if absent. */
  readonly times?: number;
}

/** Records an event of an account, in the transaction that causes it. */
export async function recordAudit(
  executor: Pick<Executor, 'insert'>,
  { userId, kind, times = 1 }: AuditEvent,
): Promise<void> {
  if (times === 0) return;
  await executor
    .insert(auditEvents)
    .values(Array.from({ length: times }, () => ({ userId, kind })));
}
