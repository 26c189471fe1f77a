import { type JobKind, type JobPayload, jobPayloads } from '@clauselight/schema';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { jobs } from './job-table.ts';

/** The channel that notifies workers of new jobs. */
export const jobsChannel = 'jobs';

/** The database, or a transaction: a job that is enqueued in a transaction exists only if the transaction commits. */
export type Executor = Pick<NodePgDatabase, 'insert' | 'execute'>;

export interface NewJob<K extends JobKind> {
  readonly kind: K;
  readonly payload: JobPayload<K>;
  /** Whom it is done for: owners take turns. Absent for what the server does for itself. */
  readonly ownerId?: string;
  /** Seconds until the earliest start; immediately if absent. The clocks of processes differ, so no time is given. */
  readonly delaySeconds?: number;
  /** Seconds after which an unfinished job is given up. */
  readonly expiresInSeconds?: number;
}

/** Adds a job and wakes a worker. */
export async function enqueue<K extends JobKind>(
  executor: Executor,
  job: NewJob<K>,
): Promise<void> {
  const payload = jobPayloads[job.kind].parse(job.payload);
  const { ownerId, delaySeconds = 0, expiresInSeconds = 24 * 3600 } = job;
  const runAfter = sql`now() + make_interval(secs => ${delaySeconds}::double precision)`;
  await executor.insert(jobs).values({
    kind: job.kind,
    payload,
    ownerId: ownerId ?? null,
    runAfter,
    waitsSince: runAfter,
    expiresAt: sql`${runAfter} + make_interval(secs => ${expiresInSeconds}::double precision)`,
  });
  await executor.execute(sql`select pg_notify(${jobsChannel}, ${job.kind})`);
}
