import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { post } from '../messages/outbox.ts';
import { accountExports } from '../tables/account-tables.ts';
import { lockUser } from './lock-user.ts';

export interface ExportTask {
  readonly exportId: string;
  readonly userId: string;
  readonly requestedAt: Date;
}

/** An archive that is whole and in its place. */
export interface FinishedExport extends ExportTask {
  readonly bytes: number;
  /** When the archive is to be removed. */
  readonly expiresAt: Date;
  /** Whether a mail is to tell of it. */
  readonly isTold: boolean;
}

/** What the work on exports reads and writes. Every change is bound to the export still being under way. */
export function createExportTaskStore({ orm }: Pick<Database, 'orm'>) {
  const underWay = (exportId: string) =>
    and(eq(accountExports.id, exportId), eq(accountExports.status, 'preparing'));

  return {
    /** Undefined where it has ended, or its account is gone. */
    async find(exportId: string): Promise<ExportTask | undefined> {
      const { userId, requestedAt } = accountExports;
      const [row] = await orm
        .select({ userId, requestedAt })
        .from(accountExports)
        .where(underWay(exportId));
      return row && { exportId, ...row };
    },
    /** Answers with the ids of the person's earlier exports, which it replaces; undefined where the account is gone. */
    complete: (finished: FinishedExport): Promise<readonly string[] | undefined> =>
      orm.transaction(async (tx) => {
        const { exportId, userId, requestedAt, bytes, expiresAt, isTold } = finished;
        if (!(await lockUser(tx, userId))) return undefined;
        const completed = await tx
          .update(accountExports)
          .set({ status: 'ready', bytes, expiresAt })
          .where(underWay(exportId))
          .returning({ id: accountExports.id });
        if (completed.length === 0) return undefined;
        const earlier = await tx
          .delete(accountExports)
          .where(
            and(eq(accountExports.userId, userId), lt(accountExports.requestedAt, requestedAt)),
          )
          .returning({ id: accountExports.id });
        if (isTold) {
          await post(tx, {
            userId,
            channel: 'email',
            content: { kind: 'export-ready', exportId },
            onceKey: `export-ready:${exportId}`,
          });
        }
        return earlier.map(({ id }) => id);
      }),
    async fail(exportId: string): Promise<void> {
      await orm.update(accountExports).set({ status: 'failed' }).where(underWay(exportId));
    },
  };
}
