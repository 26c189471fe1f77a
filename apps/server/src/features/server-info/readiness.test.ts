import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { allDatabaseKinds } from '../../../test/database.ts';
import { openRelayedDatabase } from '../../../test/database-relay.ts';
import { buildVisitor, getAnswer, startTestServer, type TestServer } from '../../../test/server.ts';
import { workerBeats } from '../../platform/queue/job-table.ts';
import type { ObjectStorage } from '../../platform/storage/object-storage.ts';

let server: TestServer;
afterEach(() => server.close());
const ask = () => getAnswer(buildVisitor(server).call('/readyz'));
const well = { database: 'ok', storage: 'ok', disk: 'ok', workers: 'ok' };
/** Longer than an answer holds. */
const later = { interval: 500 };

describe('/readyz', () => {
  it('knows whether a worker is there', async () => {
    server = await startTestServer();
    expect(await ask()).toEqual([200, { status: 'ok', checks: well }]);
    await server.stopWorkers();
    await expect
      .poll(ask, later)
      .toEqual([200, { status: 'degraded', checks: { ...well, workers: 'failing' } }]);
  });

  it('does not count a worker that has not been seen for a while', async () => {
    server = await startTestServer();
    await server.platform.database.orm
      .update(workerBeats)
      .set({ seenAt: sql`now() - interval '1 minute'` });
    expect(await ask()).toMatchObject([200, { checks: { workers: 'failing' } }]);
  });

  it.each([
    [{ isWritable: false, hasRoom: true }, { storage: 'failing' }],
    [{ isWritable: true, hasRoom: false }, { disk: 'failing' }],
  ])('knows the storage: %o', async (state, checks) => {
    const adaptStorage = (storage: ObjectStorage) => ({ ...storage, check: async () => state });
    server = await startTestServer({ adaptStorage });
    expect(await ask()).toEqual([200, { status: 'degraded', checks: { ...well, ...checks } }]);
  });

  it.skipIf(allDatabaseKinds.some(({ kind, isSkipped }) => kind === 'postgres' && isSkipped))(
    'fails while the database is away',
    async () => {
      const database = await openRelayedDatabase();
      server = await startTestServer({ hasWorker: false, database });
      database.cut();
      expect(await ask()).toMatchObject([503, { status: 'failing' }]);
      database.restore();
      await expect.poll(ask, later).toMatchObject([200, { checks: { database: 'ok' } }]);
    },
  );
});
