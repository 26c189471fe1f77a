import type { Executor } from '../../platform/queue/queue.ts';
import { auditEvents } from '../tables/account-tables.ts';
import type { AuditKind } from './audit-kind.ts';

export interface AuditEvent {
  /** Null where the account goes with it. */
  readonly userId: string | null;
  readonly kind: AuditKind;
  /** How many times it happened at once; one where nothing is said. */
  readonly times?: number;
}

/** Records that something happened to an account, in the transaction that makes it happen. */
export async function recordAudit(
  executor: Pick<Executor, 'insert'>,
  { userId, kind, times = 1 }: AuditEvent,
): Promise<void> {
  if (times === 0) return;
  await executor
    .insert(auditEvents)
    .values(Array.from({ length: times }, () => ({ userId, kind })));
}
