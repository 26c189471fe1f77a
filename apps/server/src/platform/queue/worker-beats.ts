import { randomUUID } from 'node:crypto';
import { eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import type { Logger } from '../log.ts';
import { workerBeats } from './job-table.ts';

const everyMs = 10_000;
/** A worker that was not seen for so long is gone, or cannot work: it missed three beats. */
const silence = sql`now() - interval '35 seconds'`;

export interface BeatOptions {
  readonly database: Pick<Database, 'orm'>;
  readonly log: Logger;
}

/** Says that a worker is there, at once and then at intervals, until it is stopped. */
export async function startBeating({
  database: { orm },
  log,
}: BeatOptions): Promise<{ stop(): Promise<void> }> {
  const id = randomUUID();
  const beat = () =>
    orm
      .insert(workerBeats)
      .values({ id })
      .onConflictDoUpdate({ target: workerBeats.id, set: { seenAt: sql`now()` } });
  await beat();
  const timer = setInterval(() => {
    beat().catch((error: unknown) =>
      log.warn({ err: error }, 'a worker could not say it is there'),
    );
  }, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await orm.delete(workerBeats).where(eq(workerBeats.id, id));
    },
  };
}

/** The number of workers that are there. */
export function countWorkers({ orm }: Pick<Database, 'orm'>): Promise<number> {
  return orm.$count(workerBeats, gt(workerBeats.seenAt, silence));
}
