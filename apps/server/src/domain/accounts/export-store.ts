import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { accountExports, users } from '../tables/account-tables.ts';
import { lockUser } from './lock-user.ts';

export type ExportRow = typeof accountExports.$inferSelect;

/** The rows of exports; every read is bound to the person they are of. */
export function createExportStore({ orm }: Pick<Database, 'orm'>) {
  return {
    /** The export being prepared, or a new one with its job; undefined where the account is gone. */
    request: (userId: string): Promise<ExportRow | undefined> =>
      orm.transaction(async (tx) => {
        // Of two requests at once the second waits here, and then finds what the first has begun.
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
        await enqueue(tx, { kind: 'export-account', payload: { exportId: id } });
        await recordAudit(tx, { userId, kind: 'export-requested' });
        return row;
      }),
    /** The newest first. */
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
    /** Whether there is still an account to record it of. */
    recordDownload: (userId: string): Promise<boolean> =>
      orm.transaction(async (tx) => {
        const isThere = await lockUser(tx, userId);
        if (isThere) await recordAudit(tx, { userId, kind: 'export-downloaded' });
        return isThere;
      }),
  };
}
export type ExportStore = ReturnType<typeof createExportStore>;
