import type { JobKind } from '@clauselight/schema';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { jobs } from './job-table.ts';

export interface HeldJob {
  readonly id: number;
  readonly kind: JobKind;
  readonly payload: unknown;
  readonly attempts: number;
  readonly failures: number;
  readonly isExpired: boolean;
}

export interface LeaseOptions {
  readonly orm: NodePgDatabase;
  /** Identifies this process among those that share the queue. */
  readonly owner: string;
  /** The kinds of jobs that this worker takes. */
  readonly kinds: readonly JobKind[];
  readonly leaseSeconds: number;
}

/** Leases on jobs. A lease must be renewed, so that a crashed process loses its jobs automatically. */
export function createLeases({ orm, owner, kinds, leaseSeconds }: LeaseOptions) {
  const until = sql`now() + make_interval(secs => ${leaseSeconds})`;
  const isOwnJob = (id: number) => and(eq(jobs.id, id), eq(jobs.leaseOwner, owner));
  const isKnownKind = inArray(jobs.kind, [...kinds]);
  const free = { leaseOwner: null, leaseUntil: null };

  return {
    take: createTake({ orm, owner, kinds, leaseSeconds }),
    /** Extends the lease; returns false if another worker has taken it. */
    async renew(id: number): Promise<boolean> {
      const renewed = await orm
        .update(jobs)
        .set({ leaseUntil: until })
        .where(isOwnJob(id))
        .returning({ id: jobs.id });
      return renewed.length > 0;
    },
    async finish(id: number): Promise<void> {
      await orm.delete(jobs).where(isOwnJob(id));
    },
    async retry(
      id: number,
      { delaySeconds, reason }: { delaySeconds: number; reason: string },
    ): Promise<void> {
      await orm
        .update(jobs)
        .set({
          ...free,
          status: 'ready',
          failures: sql`${jobs.failures} + 1`,
          runAfter: sql`now() + make_interval(secs => ${delaySeconds})`,
          waitsSince: sql`now() + make_interval(secs => ${delaySeconds})`,
          lastError: reason,
        })
        .where(isOwnJob(id));
    },
    /**
     * Puts a job back because disk or database failed: neither the start nor the failure counts. It waits about as long
     * as it has waited, from 5 seconds to 5 minutes.
     */
    async postpone(id: number): Promise<void> {
      const runAfter = sql`now() + least(interval '5 minutes', greatest(interval '5 seconds', now() - ${jobs.createdAt}))`;
      await orm
        .update(jobs)
        .set({
          ...free,
          status: 'ready',
          attempts: sql`${jobs.attempts} - 1`,
          runAfter,
          waitsSince: runAfter,
        })
        .where(isOwnJob(id));
    },
    /** Keeps the row as a record of the failed job. */
    async markDead(id: number, reason: string): Promise<void> {
      await orm
        .update(jobs)
        .set({ ...free, status: 'dead', lastError: reason })
        .where(isOwnJob(id));
    },
    /** Releases a job untouched: the start does not count. */
    async release(id: number): Promise<void> {
      await orm
        .update(jobs)
        .set({ ...free, status: 'ready', attempts: sql`${jobs.attempts} - 1` })
        .where(isOwnJob(id));
    },
    /** Ends all leases on jobs of these kinds. Only allowed if no other process can hold one. */
    async endAll(): Promise<number> {
      const ended = await orm
        .update(jobs)
        .set({ leaseUntil: sql`now() - interval '1 second'` })
        .where(and(isKnownKind, eq(jobs.status, 'running')))
        .returning({ id: jobs.id });
      return ended.length;
    },
    /** Seconds until the next job is due or a lease expires; undefined if no job waits. */
    async findNextDue(): Promise<number | undefined> {
      const { rows } = await orm.execute<{ seconds: string | null }>(sql`
        select extract(epoch from min(case status when 'ready' then run_after else lease_until end) - now()) as seconds
        from jobs where ${isKnownKind} and status in ('ready', 'running')`);
      const seconds = rows[0]?.seconds;
      return seconds === null || seconds === undefined ? undefined : Math.max(0, Number(seconds));
    },
  };
}
export type Leases = ReturnType<typeof createLeases>;

/**
 * Takes a job that is due, if any: a waiting one, or one with an expired lease. Owners take turns: each owner's
 * first job stands in line, and the one whose owner has waited longest is taken. The owner's next job then begins
 * to wait, so that one job of somebody never waits for forty of somebody else.
 */
function createTake({ orm, owner, kinds, leaseSeconds }: LeaseOptions) {
  const until = sql`now() + make_interval(secs => ${leaseSeconds})`;
  const kindList = sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  );
  const isDue = sql`kind in (${kindList})
    and ((status = 'ready' and run_after <= now()) or (status = 'running' and lease_until < now()))`;
  // The server's own jobs have no owner, and each of them waits in the queue.
  const firstOfEachOwner = sql`
    select distinct on (coalesce(owner_id::text, id::text)) id from jobs
    where ${isDue} order by coalesce(owner_id::text, id::text), run_after, id`;

  /** Takes one of the jobs that are due and that nobody is taking at the moment. */
  const takeOne = async (condition: SQL): Promise<HeldJob | undefined> => {
    const taken = await orm.execute<{
      id: number;
      kind: JobKind;
      payload: unknown;
      attempts: number;
      failures: number;
      is_expired: boolean;
    }>(sql`
      with taken as (
        update jobs set status = 'running', attempts = attempts + 1,
          lease_owner = ${owner}, lease_until = ${until}
        where id = (
          select id from jobs
          where ${isDue} ${condition}
          order by waits_since, id limit 1 for update skip locked)
        returning id, kind, payload, owner_id, attempts, failures, expires_at < now() as is_expired),
      next as (
        update jobs set waits_since = greatest(waits_since, clock_timestamp())
        where id = (
          select job.id from jobs job, taken
          where job.owner_id = taken.owner_id and job.id <> taken.id
            and job.status = 'ready' and job.kind in (${kindList})
          order by job.run_after, job.id limit 1 for update of job skip locked))
      select id, kind, payload, attempts, failures, is_expired from taken`);
    const row = taken.rows[0];
    if (row === undefined) return undefined;
    const { is_expired: isExpired, ...job } = row;
    return { ...job, id: Number(job.id), isExpired };
  };

  return async (): Promise<HeldJob | undefined> => {
    const first = await takeOne(sql`and id in (${firstOfEachOwner})`);
    // While other processes are taking the first jobs, those are locked, and any other may be taken.
    return first ?? (await takeOne(sql``));
  };
}
