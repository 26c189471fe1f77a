import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { type Executor, enqueue } from '../../platform/queue/queue.ts';
import { lockUser } from '../accounts/lock-user.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { outputLeftChannel } from '../change-channels.ts';
import type { VisitorLimits } from '../limits/visitor-limits.ts';
import { owners } from '../tables/account-tables.ts';
import { outputs } from '../tables/report-tables.ts';
import type { OutputRequest } from './output-request.ts';

/** A job that no worker has started expires after this time, because nobody waits longer. */
const expiresInSeconds = 300;

export interface NewOutput {
  readonly ownerId: string;
  /** The user in whose audit trail the download is recorded; undefined for guests and if the file is only displayed. */
  readonly takenBy: string | undefined;
  readonly request: OutputRequest;
}

/** Queries on requested files for the requesting side. */
export function createOutputStore({ orm }: Pick<Database, 'orm'>, limits: VisitorLimits) {
  return {
    /** Stores the request with its job. Returns its id, or undefined if the owner is gone. */
    insert: ({ ownerId, takenBy, request }: NewOutput): Promise<string | undefined> =>
      orm.transaction(async (tx) => {
        if (takenBy !== undefined && !(await lockUser(tx, takenBy))) return undefined;
        if (!(await lockOwner(tx, ownerId))) return undefined;
        await limits.requireRoomInQueue(tx, ownerId);
        const id = randomUUID();
        await tx.insert(outputs).values({ id, ownerId, request });
        await enqueue(tx, {
          kind: 'make-output',
          ownerId,
          payload: { outputId: id },
          expiresInSeconds,
        });
        if (takenBy !== undefined) {
          await recordAudit(tx, { userId: takenBy, kind: 'report-exported' });
        }
        return id;
      }),
    /** The state of the request; undefined if its owner is gone. */
    async find(id: string) {
      const [row] = await orm
        .select({ status: outputs.status, errorCode: outputs.errorCode })
        .from(outputs)
        .where(eq(outputs.id, id));
      return row;
    },
    /** Deletes the request, and notifies the worker that nobody waits any more. */
    remove: (id: string): Promise<void> =>
      orm.transaction(async (tx) => {
        await tx.delete(outputs).where(eq(outputs.id, id));
        await tx.execute(sql`select pg_notify(${outputLeftChannel}, ${id})`);
      }),
  };
}
export type OutputStore = ReturnType<typeof createOutputStore>;

/** Locks the owner, a guest or a user, until the transaction ends; returns false if the owner is gone. */
async function lockOwner(
  tx: Pick<Database['orm'], 'select'> & Executor,
  ownerId: string,
): Promise<boolean> {
  const held = await tx
    .select({ id: owners.id })
    .from(owners)
    .where(eq(owners.id, ownerId))
    .for('key share');
  return held.length > 0;
}
