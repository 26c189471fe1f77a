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
  /** The earliest start; immediately if absent. */
  readonly runAfter?: Date;
  /** Seconds after which an unfinished job is given up. */
  readonly expiresInSeconds?: number;
}

/** Adds a job and wakes a worker. */
export async function enqueue<K extends JobKind>(
  executor: Executor,
  job: NewJob<K>,
): Promise<void> {
  const payload = jobPayloads[job.kind].parse(job.payload);
  const runAfter = job.runAfter ?? new Date();
  await executor.insert(jobs).values({
    kind: job.kind,
    payload,
    runAfter,
    expiresAt: new Date(runAfter.getTime() + (job.expiresInSeconds ?? 24 * 3600) * 1000),
  });
  await executor.execute(sql`select pg_notify(${jobsChannel}, ${job.kind})`);
}
