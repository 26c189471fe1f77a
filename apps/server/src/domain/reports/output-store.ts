import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { type Executor, enqueue } from '../../platform/queue/queue.ts';
import { lockUser } from '../accounts/lock-user.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { outputLeftChannel } from '../change-channels.ts';
import { owners } from '../tables/account-tables.ts';
import { outputs } from '../tables/report-tables.ts';
import type { OutputRequest } from './output-request.ts';

/** Nobody waits as long for a job that no worker has begun. */
const expiresInSeconds = 300;

export interface NewOutput {
  readonly ownerId: string;
  /** Whose trail says that something was taken away; undefined for guests, and where it is only looked at. */
  readonly takenBy: string | undefined;
  readonly request: OutputRequest;
}

/** The rows of files that somebody waits for, for those who wait. */
export function createOutputStore({ orm }: Pick<Database, 'orm'>) {
  return {
    /** Writes it down with its job; answers with its id, undefined where the owner is gone. */
    insert: ({ ownerId, takenBy, request }: NewOutput): Promise<string | undefined> =>
      orm.transaction(async (tx) => {
        if (takenBy !== undefined && !(await lockUser(tx, takenBy))) return undefined;
        if (!(await lockOwner(tx, ownerId))) return undefined;
        const id = randomUUID();
        await tx.insert(outputs).values({ id, ownerId, request });
        await enqueue(tx, { kind: 'make-output', payload: { outputId: id }, expiresInSeconds });
        if (takenBy !== undefined) {
          await recordAudit(tx, { userId: takenBy, kind: 'report-exported' });
        }
        return id;
      }),
    /** How it stands; undefined where its owner is gone. */
    async find(id: string) {
      const [row] = await orm
        .select({ status: outputs.status, errorCode: outputs.errorCode })
        .from(outputs)
        .where(eq(outputs.id, id));
      return row;
    },
    /** Removes it, and tells whoever works on it that nobody waits any more. */
    remove: (id: string): Promise<void> =>
      orm.transaction(async (tx) => {
        await tx.delete(outputs).where(eq(outputs.id, id));
        await tx.execute(sql`select pg_notify(${outputLeftChannel}, ${id})`);
      }),
  };
}
export type OutputStore = ReturnType<typeof createOutputStore>;

/** Keeps a guest from being removed before the transaction ends; false where that has happened. */
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
