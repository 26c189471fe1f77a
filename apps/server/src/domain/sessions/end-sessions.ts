import { and, eq, exists, inArray, isNotNull, not, type SQL } from 'drizzle-orm';
import { deleteOwners, type OwnerStores } from '../accounts/delete-owners.ts';
import type { AuditKind } from '../audit/audit-kind.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { owners, sessions } from '../tables/account-tables.ts';

export interface EndedBy {
  readonly userId: string;
  /** Selects which of the person's sessions end. */
  readonly condition: SQL;
  readonly kind: AuditKind;
}

/**
 * Ends sessions of a person and returns their ids. Guest work from before these sessions that was not kept is
 * deleted.
 */
export async function endUserSessions(
  stores: OwnerStores,
  { userId, condition, kind }: EndedBy,
): Promise<readonly string[]> {
  const { orm } = stores.database;
  const ended = await orm.transaction(async (tx) => {
    const rows = await tx
      .delete(sessions)
      .where(and(eq(sessions.ownerId, userId), condition))
      .returning({ id: sessions.id, guestOwnerId: sessions.guestOwnerId });
    await recordAudit(tx, { userId, kind, times: rows.length });
    return rows;
  });
  await endGuests(
    stores,
    ended.flatMap(({ guestOwnerId }) => guestOwnerId ?? []),
  );
  return ended.map(({ id }) => id);
}

/** Deletes guests with all their work, except a guest whose work can still be kept from another session. */
export async function endGuests(stores: OwnerStores, guests: readonly string[]): Promise<void> {
  if (guests.length === 0) return;
  const heldElsewhere = stores.database.orm
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.guestOwnerId, owners.id));
  const condition = and(
    inArray(owners.id, [...guests]),
    isNotNull(owners.expiresAt),
    not(exists(heldElsewhere)),
  );
  if (condition !== undefined) await deleteOwners(stores, condition);
}
