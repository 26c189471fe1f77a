import { renameSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { allDatabaseKinds, openTestDatabase } from '../../../test/database.ts';
import { openRelayedDatabase } from '../../../test/database-relay.ts';
import {
  buildVisitor,
  startTestServer,
  type TestServer,
  type TestServerOptions,
  type Visitor,
} from '../../../test/server.ts';
import { jobs } from '../../platform/queue/job-table.ts';
import { jobsChannel } from '../../platform/queue/queue.ts';
import { openDiskStorage } from '../../platform/storage/disk-storage.ts';
import type { ObjectStorage } from '../../platform/storage/object-storage.ts';

let server: TestServer;
afterEach(() => server.close());
const start = async (options: TestServerOptions) => {
  server = await startTestServer(options);
  return server;
};

/** What visitors are told while something is away. */
async function expectRefusal(response: Promise<Response>): Promise<void> {
  const { status, headers, body } = await response.then(async (given) => ({
    status: given.status,
    headers: given.headers,
    body: (await given.json()) as object,
  }));
  expect([status, body]).toMatchObject([503, { code: 'storage_unavailable' }]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

/** A disk that cannot be written to for as long as it has a failure. */
function buildFaultyDisk() {
  const disk: { failure?: string } = {};
  const refuse =
    <Parameters extends unknown[], Result>(write: (...parameters: Parameters) => Promise<Result>) =>
    async (...parameters: Parameters): Promise<Result> => {
      if (disk.failure === undefined) return write(...parameters);
      throw Object.assign(new Error('write'), { code: disk.failure });
    };
  const adaptStorage = (storage: ObjectStorage): ObjectStorage => ({
    ...storage,
    put: refuse(storage.put),
    receive: refuse(storage.receive),
  });
  return { disk, adaptStorage };
}

const analyze = (visitor: Visitor, id: string) =>
  visitor.call(`/api/documents/${id}/analyze`, {
    method: 'POST',
    headers: { prefer: 'respond-async' },
  });

describe('while the disk cannot be written to', () => {
  it.each(['ENOSPC', 'EROFS'])(
    'uploads are refused with 503, and the rest goes on: %s',
    async (failure) => {
      const { disk, adaptStorage } = buildFaultyDisk();
      await start({ hasWorker: false, adaptStorage });
      const visitor = buildVisitor(server);
      const { id } = await visitor.uploadDocument();
      disk.failure = failure;
      await expectRefusal(visitor.upload());
      expect((await visitor.call('/api/documents')).status).toBe(200);
      expect((await visitor.call(`/api/documents/${id}/original`)).status).toBe(200);
      delete disk.failure;
      expect((await visitor.upload()).status).toBe(201);
    },
  );

  it('an analysis waits, however often it is tried, and is done when there is room', async () => {
    const { disk, adaptStorage } = buildFaultyDisk();
    await start({ adaptStorage });
    const { orm } = server.platform.database;
    const visitor = buildVisitor(server);
    const { id } = await visitor.uploadDocument({ content: 'The fee is due on 1 May 2031.' });
    disk.failure = 'ENOSPC';
    await analyze(visitor, id);
    const countTries = async () => {
      const { rows } = await orm.execute<{ waits: boolean }>(
        sql`select run_after > now() as waits from jobs where kind = 'analyze-document' and status = 'ready'`,
      );
      return rows.filter(({ waits }) => waits).length;
    };
    for (let again = 0; again < 5; again += 1) {
      await expect.poll(countTries).toBe(1);
      if (again === 4) delete disk.failure;
      await orm.update(jobs).set({ runAfter: sql`now()`, waitsSince: sql`now()` });
      await orm.execute(sql`select pg_notify(${jobsChannel}, '')`);
    }
    await expect
      .poll(async () => await (await visitor.call('/api/analyses')).json())
      .toMatchObject([{ status: 'completed' }]);
  });

  it('files are refused before the last room of the disk is used', async () => {
    await start({ hasWorker: false });
    const folder = path.join(server.platform.config.DATA_FOLDER, 'reserved');
    const full = await openDiskStorage(folder, { reservedBytes: 2 ** 60 });
    const { Readable } = await import('node:stream');
    await expect(full.receive(Readable.from(['fee']))).rejects.toMatchObject({ code: 'ENOSPC' });
  });
});

const isWithoutServer = allDatabaseKinds.some(
  ({ kind, isSkipped }) => kind === 'postgres' && isSkipped,
);

describe('while the database is away', () => {
  it.skipIf(isWithoutServer)(
    'PostgreSQL: requests for rows get 503, others an answer, and it comes back',
    async () => {
      const database = await openRelayedDatabase();
      await start({ hasWorker: false, database });
      const visitor = buildVisitor(server);
      await visitor.uploadDocument();
      database.cut();
      await expectRefusal(visitor.call('/api/documents'));
      await expectRefusal(visitor.upload());
      expect((await visitor.call('/api/server')).status).toBe(200);
      expect((await visitor.call('/healthz')).status).toBe(200);
      database.restore();
      await expect.poll(async () => (await visitor.call('/api/documents')).status).toBe(200);
      expect((await visitor.upload()).status).toBe(201);
    },
  );

  it('embedded: the same, and its engine is started again when its files can be used', async () => {
    const database = await openTestDatabase('embedded');
    await start({ hasWorker: false, database });
    const visitor = buildVisitor(server);
    await visitor.uploadDocument();
    const { pool } = database.database;
    const files = path.join(database.dataFolder, 'database/global');
    renameSync(files, `${files}.away`);
    // The engine ends instead of answering: it cannot take rows from a client.
    await pool.query('copy documents from stdin').catch(() => undefined);
    await expectRefusal(visitor.call('/api/documents'));
    expect((await visitor.call('/api/server')).status).toBe(200);
    renameSync(`${files}.away`, files);
    await expect.poll(async () => (await visitor.call('/api/documents')).status).toBe(200);
    expect(await (await visitor.call('/api/documents')).json()).toHaveLength(1);
  });
});

describe('a body that is too large', () => {
  it('is called a request, and not a file, unless it is one', async () => {
    await start({ hasWorker: false });
    const response = await buildVisitor(server).call('/api/settings', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'x'.repeat(1024 * 1024) }),
    });
    expect([response.status, await response.json()]).toMatchObject([
      413,
      { code: 'body_too_large', error: expect.not.stringContaining('file') },
    ]);
  });
});
