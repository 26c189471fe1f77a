import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { accountExports, users } from '../tables/account-tables.ts';
import { lockUser } from './lock-user.ts';

export type ExportRow = typeof accountExports.$inferSelect;

/** Queries on export rows. Every query is limited to the person who owns the export. */
export function createExportStore({ orm }: Pick<Database, 'orm'>) {
  return {
    /** The export that is being prepared, or a new one with its job; undefined if the account is gone. */
    request: (userId: string): Promise<ExportRow | undefined> =>
      orm.transaction(async (tx) => {
        // Of two simultaneous requests the second waits here and then finds the export that the first one started.
        const [user] = await tx
          .select({ id: users.id })
          .from(users)
          .where(eq(users.id, userId))
          .for('no key update');
        if (user === undefined) return undefined;
        const [preparing] = await tx
          .select()
          .from(accountExports)
          .where(and(eq(accountExports.userId, userId), eq(accountExports.status, 'preparing')));
        if (preparing !== undefined) return preparing;
        const id = randomUUID();
        const [row] = await tx
          .insert(accountExports)
          .values({ id, userId, status: 'preparing' })
          .returning();
        await enqueue(tx, {
          kind: 'export-account',
          ownerId: userId,
          payload: { exportId: id },
        });
        await recordAudit(tx, { userId, kind: 'export-requested' });
        return row;
      }),
    /** Newest first. */
    list: (userId: string): Promise<ExportRow[]> =>
      orm
        .select()
        .from(accountExports)
        .where(eq(accountExports.userId, userId))
        .orderBy(desc(accountExports.requestedAt)),
    async find(userId: string, id: string): Promise<ExportRow | undefined> {
      const [row] = await orm
        .select()
        .from(accountExports)
        .where(and(eq(accountExports.userId, userId), eq(accountExports.id, id)));
      return row;
    },
    /** The download is recorded only if the account still exists. */
    recordDownload: (userId: string): Promise<boolean> =>
      orm.transaction(async (tx) => {
        const isThere = await lockUser(tx, userId);
        if (isThere) await recordAudit(tx, { userId, kind: 'export-downloaded' });
        return isThere;
      }),
  };
}
export type ExportStore = ReturnType<typeof createExportStore>;
