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

/** An archive that is complete and stored. */
export interface FinishedExport extends ExportTask {
  readonly bytes: number;
  /** When the archive is removed. */
  readonly expiresAt: Date;
  /** Whether a mail announces it. */
  readonly isAnnounced: boolean;
}

/** Queries of the export job. Every change requires that the export is still running. */
export function createExportTaskStore({ orm }: Pick<Database, 'orm'>) {
  const isPreparing = (exportId: string) =>
    and(eq(accountExports.id, exportId), eq(accountExports.status, 'preparing'));

  return {
    /** Undefined if the export has ended or its account is gone. */
    async find(exportId: string): Promise<ExportTask | undefined> {
      const { userId, requestedAt } = accountExports;
      const [row] = await orm
        .select({ userId, requestedAt })
        .from(accountExports)
        .where(isPreparing(exportId));
      return row && { exportId, ...row };
    },
    /**
     * Returns the ids of the person's earlier exports, which the new one replaces; undefined if the account is gone.
     */
    complete: (finished: FinishedExport): Promise<readonly string[] | undefined> =>
      orm.transaction(async (tx) => {
        const { exportId, userId, requestedAt, bytes, expiresAt, isAnnounced } = finished;
        if (!(await lockUser(tx, userId))) return undefined;
        const completed = await tx
          .update(accountExports)
          .set({ status: 'ready', bytes, expiresAt })
          .where(isPreparing(exportId))
          .returning({ id: accountExports.id });
        if (completed.length === 0) return undefined;
        const earlier = await tx
          .delete(accountExports)
          .where(
            and(eq(accountExports.userId, userId), lt(accountExports.requestedAt, requestedAt)),
          )
          .returning({ id: accountExports.id });
        if (isAnnounced) {
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
      await orm.update(accountExports).set({ status: 'failed' }).where(isPreparing(exportId));
    },
  };
}
