import { auditEvents } from '../database/account-tables.ts';
import type { Executor } from '../queue/queue.ts';
import type { AuditKind } from './audit-kind.ts';

/**
 * Records that something happened to an account, in the transaction that makes it happen; without the person where the
 * account goes with it.
 */
export async function recordAudit(
  executor: Pick<Executor, 'insert'>,
  event: { readonly userId: string | null; readonly kind: AuditKind },
): Promise<void> {
  await executor.insert(auditEvents).values(event);
}
