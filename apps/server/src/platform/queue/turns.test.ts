import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allDatabaseKinds, openTestDatabase, type TestDatabase } from '../../../test/database.ts';
import type { Database } from '../database/open.ts';
import { jobs } from './job-table.ts';
import { createLeases } from './leases.ts';
import { enqueue } from './queue.ts';
import { type JobHandlers, type QueueWorker, startQueueWorker } from './worker.ts';

const log = pino({ level: 'silent' });
const workerId = '6f1f7c1e-3f5b-4f0a-9d0e-7a4f6f1c2b3a';
const owners = [1, 2, 3].map((at) => `00000000-0000-4000-8000-00000000000${at}`);
/** Of analyses, in the order in which they are asked for. */
const names = Array.from({ length: 9 }, (_, at) => `00000000-0000-4000-8000-0000000001${at + 10}`);

for (const { kind, name, isSkipped } of allDatabaseKinds) {
  describe.skipIf(isSkipped)(`the turns of owners on ${name}`, () => {
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

    const startWith = async (handlers: Partial<JobHandlers>, options = {}) => {
      workers.push(await startQueueWorker({ database, handlers, concurrency: 2, log, ...options }));
    };
    const findJobs = () => database.orm.select().from(jobs);

    it('lets owners take turns, whoever came first', async () => {
      const order: string[] = [];
      const [busy, patient, other] = owners;
      const add = (ownerId: string | undefined, name: string) =>
        enqueue(database.orm, {
          kind: 'analyze-document',
          ...(ownerId && { ownerId }),
          payload: { analysisId: name },
        });
      for (const name of names.slice(0, 6)) await add(busy, name);
      for (const name of names.slice(6, 8)) await add(patient, name);
      await add(other, names[8] ?? '');
      await startWith(
        { 'analyze-document': { run: async ({ analysisId: id }) => void order.push(id) } },
        { concurrency: 1 },
      );
      await expect.poll(findJobs).toEqual([]);
      const turns = order.map((name) => names.indexOf(name));
      expect(turns).toEqual([0, 6, 8, 1, 7, 2, 3, 4, 5]);
    });

    // The embedded database runs one transaction at a time.
    it.skipIf(kind === 'embedded')(
      'takes another job of an owner while the first is taken',
      async () => {
        for (const id of names.slice(0, 2))
          await enqueue(database.orm, {
            kind: 'analyze-document',
            ownerId: owners[0] ?? '',
            payload: { analysisId: id },
          });
        const leases = createLeases({
          orm: database.orm,
          owner: workerId,
          kinds: ['analyze-document'],
          leaseSeconds: 60,
        });
        await database.orm.transaction(async (tx) => {
          await tx.select().from(jobs).orderBy(jobs.id).limit(1).for('update');
          expect((await leases.take())?.payload).toEqual({ analysisId: names[1] });
        });
      },
    );

    it('runs what has no owner in the order in which it came', async () => {
      const order: string[] = [];
      for (const name of names)
        await enqueue(database.orm, { kind: 'analyze-document', payload: { analysisId: name } });
      await startWith(
        { 'analyze-document': { run: async ({ analysisId: id }) => void order.push(id) } },
        { concurrency: 1 },
      );
      await expect.poll(findJobs).toEqual([]);
      expect(order).toEqual(names);
    });
  });
}
