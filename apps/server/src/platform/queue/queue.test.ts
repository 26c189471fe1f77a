import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { allDatabaseKinds, openTestDatabase, type TestDatabase } from '../../../test/database.ts';
import type { Database } from '../database/open.ts';
import { jobs } from './job-table.ts';
import { createLeases } from './leases.ts';
import { enqueue, jobsChannel } from './queue.ts';
import { type JobHandlers, type QueueWorker, startQueueWorker } from './worker.ts';

const log = pino({ level: 'silent' });
const analysisId = '6f1f7c1e-3f5b-4f0a-9d0e-7a4f6f1c2b3a';
const job = { kind: 'analyze-document', payload: { analysisId } } as const;

for (const { kind, name, isSkipped } of allDatabaseKinds) {
  describe.skipIf(isSkipped)(`the queue on ${name}`, () => {
    let place: TestDatabase;
    let database: Database;
    let workers: QueueWorker[];

    beforeAll(async () => {
      place = await openTestDatabase(kind);
      database = place.database;
    });
    afterAll(() => place.remove());
    beforeEach(() => {
      workers = [];
    });
    afterEach(async () => {
      await Promise.all(workers.map((worker) => worker.stop(0)));
      await database.orm.delete(jobs);
    });

    const start = async (
      analyze: Partial<JobHandlers['analyze-document']>,
      options: { leaseSeconds?: number } = {},
    ) => {
      return startWith(
        {
          'analyze-document': { run: async () => undefined, ...analyze },
          'sweep-expired': { run: async () => undefined },
        },
        options,
      );
    };
    const startWith = async (handlers: Partial<JobHandlers>, options = {}) => {
      const worker = await startQueueWorker({
        database,
        handlers,
        concurrency: 2,
        log,
        ...options,
      });
      workers.push(worker);
      return worker;
    };
    const findJobs = () => database.orm.select().from(jobs);

    it('runs a job with its payload once and forgets it', async () => {
      const run = vi.fn(async () => undefined);
      await start({ run });
      await enqueue(database.orm, job);
      await expect.poll(() => run.mock.calls.length).toBe(1);
      await expect.poll(findJobs).toEqual([]);
      expect(run).toHaveBeenCalledWith({ analysisId }, expect.any(AbortSignal));
    });

    it('runs no job whose transaction was rolled back', async () => {
      const undone = database.orm.transaction(async (tx) => {
        await enqueue(tx, job);
        throw new Error('changed my mind');
      });
      await expect(undone).rejects.toThrow('changed my mind');
      expect(await findJobs()).toEqual([]);
    });

    it('gives each job to one of several workers', async () => {
      const run = vi.fn(async () => undefined);
      await start({ run });
      await start({ run });
      await Promise.all(Array.from({ length: 20 }, () => enqueue(database.orm, job)));
      await expect.poll(findJobs).toEqual([]);
      expect(run).toHaveBeenCalledTimes(20);
    });

    it('retries a failed job with growing delays, and gives it up after the third failure', async () => {
      const run = vi.fn(async () => {
        throw new TypeError('broken');
      });
      const giveUp = vi.fn(async () => undefined);
      await start({ run, giveUp });
      await enqueue(database.orm, job);
      await expect.poll(() => giveUp.mock.calls.length).toBe(1);
      expect(run).toHaveBeenCalledTimes(3);
      await expect.poll(findJobs).toMatchObject([{ status: 'dead', lastError: 'TypeError' }]);
    });

    it('does not count failures of disk and database, and tries again later', async () => {
      const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      const run = vi.fn(async () => {
        throw full;
      });
      const giveUp = vi.fn(async () => undefined);
      await start({ run, giveUp });
      await enqueue(database.orm, job);
      await expect.poll(() => run.mock.calls.length).toBe(1);
      await expect
        .poll(findJobs)
        .toMatchObject([{ status: 'ready', attempts: 0, failures: 0, leaseOwner: null }]);
      const [waiting] = await findJobs();
      const waitsMs = (waiting?.runAfter.getTime() ?? 0) - (waiting?.createdAt.getTime() ?? 0);
      expect(waitsMs).toBeGreaterThanOrEqual(5000);
      expect(waitsMs).toBeLessThan(60_000);
      for (let again = 0; again < 4; again += 1) {
        await database.orm.update(jobs).set({ runAfter: new Date(0) });
        await database.orm.execute(sql`select pg_notify(${jobsChannel}, '')`);
        await expect.poll(() => run.mock.calls.length).toBe(again + 2);
        await expect.poll(findJobs).toMatchObject([{ status: 'ready', failures: 0 }]);
      }
      expect(giveUp).not.toHaveBeenCalled();
    });

    it('does not count the start of a job whose end cannot be written down for a while', async () => {
      let isAway = false;
      const run = vi.fn(async () => {
        isAway = true;
        throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      });
      const refusing = refuseSettling(database, () => isAway);
      const worker = await startQueueWorker({
        database: refusing,
        handlers: { 'analyze-document': { run } },
        concurrency: 2,
        log,
      });
      workers.push(worker);
      await enqueue(database.orm, job);
      await expect.poll(() => run.mock.calls.length).toBe(1);
      isAway = false;
      await expect
        .poll(findJobs)
        .toMatchObject([{ status: 'ready', attempts: 0, failures: 0, leaseOwner: null }]);
      expect(run).toHaveBeenCalledTimes(1);
    });

    it('waits until a job is due', async () => {
      const run = vi.fn(async () => undefined);
      await start({ run });
      await enqueue(database.orm, { ...job, delaySeconds: 3600 });
      await enqueue(database.orm, { kind: 'sweep-expired', payload: {} });
      await expect.poll(findJobs).toHaveLength(1);
      expect(run).not.toHaveBeenCalled();
    });

    it('gives up a job that has expired without running it', async () => {
      const run = vi.fn(async () => undefined);
      const giveUp = vi.fn(async () => undefined);
      await enqueue(database.orm, {
        ...job,
        delaySeconds: -10,
        expiresInSeconds: 1,
      });
      await start({ run, giveUp });
      await expect.poll(() => giveUp.mock.calls.length).toBe(1);
      expect(run).not.toHaveBeenCalled();
    });

    it('releases running jobs when it has to stop, without counting the start', async () => {
      let isRunning = false;
      const run = (_: unknown, signal: AbortSignal) =>
        new Promise<void>((_, reject) => {
          isRunning = true;
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      const worker = await start({ run });
      await enqueue(database.orm, job);
      await expect.poll(() => isRunning).toBe(true);
      await worker.stop(0);
      expect(await findJobs()).toMatchObject([
        { status: 'ready', attempts: 0, failures: 0, leaseOwner: null },
      ]);
    });

    it('waits for running jobs before it stops', async () => {
      let finish: () => void = () => undefined;
      const run = vi.fn(
        () =>
          new Promise<void>((resolve) => {
            finish = resolve;
          }),
      );
      const worker = await start({ run });
      await enqueue(database.orm, job);
      // The row is marked before the handler is called.
      await expect.poll(() => run.mock.calls.length).toBe(1);
      const stopped = worker.stop(60_000);
      finish();
      await stopped;
      expect(await findJobs()).toEqual([]);
    });

    it('takes over a job whose holder crashed', async () => {
      await enqueue(database.orm, job);
      const dead = createLeases({
        orm: database.orm,
        owner: '7b0d8f0a-52a4-4a53-a8cf-54f3cbe1f1aa',
        kinds: [job.kind],
        leaseSeconds: 30,
      });
      const held = await dead.take();
      await database.orm.update(jobs).set({ leaseUntil: new Date(Date.now() - 1000) });
      const run = vi.fn(async () => undefined);
      await start({ run });
      await expect.poll(() => run.mock.calls.length).toBe(1);
      await expect.poll(findJobs).toEqual([]);
      expect(await dead.renew(held?.id ?? -1)).toBe(false);
    });

    it('does not let a job of one kind wait for those of a kind that another worker does', async () => {
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await startWith({ 'analyze-document': { run: () => released } });
      await Promise.all([1, 2, 3].map(() => enqueue(database.orm, job)));
      await expect
        .poll(async () => (await findJobs()).map(({ status }) => status).sort())
        .toEqual(['ready', 'running', 'running']);
      const explain = vi.fn(async () => undefined);
      await startWith({ 'explain-selection': { run: explain } });
      const payload = { selectionId: analysisId };
      await enqueue(database.orm, { kind: 'explain-selection', payload });
      await expect.poll(() => explain.mock.calls.length).toBe(1);
      release();
      await expect.poll(findJobs).toEqual([]);
    });

    it('knows when a job is due by the clock of the database alone', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
      try {
        await enqueue(database.orm, job);
      } finally {
        vi.useRealTimers();
      }
      const run = vi.fn(async () => undefined);
      await start({ run });
      await expect.poll(() => run.mock.calls.length).toBe(1);
    });

    it('leaves a job of an unknown kind for another worker', async () => {
      await enqueue(database.orm, { kind: 'sweep-expired', payload: {} });
      const run = vi.fn(async () => undefined);
      await startWith({ 'analyze-document': { run } });
      await enqueue(database.orm, job);
      await expect.poll(() => run.mock.calls.length).toBe(1);
      await expect.poll(findJobs).toMatchObject([{ kind: 'sweep-expired', status: 'ready' }]);
    });

    it('gives up a job that keeps crashing its process', async () => {
      await enqueue(database.orm, job);
      await database.orm.update(jobs).set({ attempts: 25 }).where(eq(jobs.kind, job.kind));
      const run = vi.fn(async () => undefined);
      const giveUp = vi.fn(async () => undefined);
      await start({ run, giveUp });
      await expect.poll(() => giveUp.mock.calls.length).toBe(1);
      expect(run).not.toHaveBeenCalled();
    });
  });
}

/** The database, which refuses every update as long as it is away. */
function refuseSettling(database: Database, isAway: () => boolean): Database {
  const refuse = () => {
    throw Object.assign(new Error('terminating connection'), { code: '57P01' });
  };
  const orm = new Proxy(database.orm, {
    get: (target, name) => {
      if (name === 'update' && isAway()) return refuse;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...database, orm };
}
