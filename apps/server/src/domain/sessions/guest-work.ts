import type { GuestWork } from '@clauselight/schema';
import { and, count, eq, gt } from 'drizzle-orm';
import { jobs } from '../../platform/queue/job-table.ts';
import type { OwnerStores } from '../accounts/delete-owners.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { owners, sessions } from '../tables/account-tables.ts';
import { documents } from '../tables/document-tables.ts';
import { endGuests } from './end-sessions.ts';
import type { UserSession } from './sessions.ts';

/** The work of a guest in this browser who then signed in. It can be kept; otherwise it expires as usual. */
export function createGuestWork(stores: OwnerStores, now: () => number = Date.now) {
  const { orm } = stores.database;
  const isLeft = (guestId: string) =>
    and(eq(owners.id, guestId), gt(owners.expiresAt, new Date(now())));

  return {
    async describe({ guestOwnerId }: UserSession): Promise<GuestWork> {
      if (guestOwnerId === undefined) return { documents: 0 };
      const [work] = await orm
        .select({ documents: count(documents.id), expiresAt: owners.expiresAt })
        .from(owners)
        .innerJoin(documents, eq(documents.ownerId, owners.id))
        .where(isLeft(guestOwnerId))
        .groupBy(owners.id);
      if (work === undefined || work.expiresAt === null) return { documents: 0 };
      return { documents: work.documents, expiresAt: work.expiresAt.toISOString() };
    },
    /** Moves the documents to the person, with their analyses and running work. */
    async keep({ id, userId }: UserSession): Promise<void> {
      await orm.transaction(async (tx) => {
        // The row is read again, because another window may have kept or discarded the work.
        const [session] = await tx.select().from(sessions).where(eq(sessions.id, id)).for('update');
        const guestId = session?.guestOwnerId ?? undefined;
        if (guestId === undefined) return;
        const guests = await tx.select().from(owners).where(isLeft(guestId)).for('update');
        if (guests.length === 0) return;
        const kept = await tx
          .update(documents)
          .set({ ownerId: userId })
          .where(eq(documents.ownerId, guestId))
          .returning({ id: documents.id });
        await tx.update(jobs).set({ ownerId: userId }).where(eq(jobs.ownerId, guestId));
        await tx.delete(owners).where(eq(owners.id, guestId));
        if (kept.length > 0) await recordAudit(tx, { userId, kind: 'guest-work-kept' });
      });
    },
    async remove({ id }: UserSession): Promise<void> {
      const guest = await orm.transaction(async (tx) => {
        const [session] = await tx.select().from(sessions).where(eq(sessions.id, id)).for('update');
        await tx.update(sessions).set({ guestOwnerId: null }).where(eq(sessions.id, id));
        return session?.guestOwnerId ?? undefined;
      });
      if (guest !== undefined) await endGuests(stores, [guest]);
    },
  };
}
