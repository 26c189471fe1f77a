import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { eq, lt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import {
  buildVisitor,
  listStored,
  startTestServer,
  type TestServer,
} from '../../../test/server.ts';
import { owners } from '../../domain/tables/account-tables.ts';
import { documents } from '../../domain/tables/document-tables.ts';
import { originalKey } from '../../platform/storage/keys.ts';
import { createSweepHandler } from './sweep-expired.ts';

const hourMs = 3_600_000;
/** More than PostgreSQL takes values in a statement; otherwise more than two portions. */
const many = inject('isFullRun') ? 70_000 : 1100;
const manyFolders = 1100;

describe('the sweep of a large server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ hasWorker: false });
  });
  afterAll(() => server.close());

  const sweepAfter = (hours: number) =>
    createSweepHandler(server.platform, () => Date.now() + hours * hourMs).run(
      {},
      new AbortController().signal,
    );

  it('takes the time from the database, not from a clock of this machine that is ahead', async () => {
    const visitor = buildVisitor(server);
    await visitor.uploadDocument();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * hourMs });
    try {
      await createSweepHandler(server.platform).run({}, new AbortController().signal);
    } finally {
      vi.useRealTimers();
    }
    expect(await (await visitor.call('/api/documents')).json()).toHaveLength(1);
  });

  it(`removes ${many} guests with their documents, and ${manyFolders} folders without a row`, async () => {
    const { orm } = server.platform.database;
    await orm.execute(sql`
      with guest as (
        insert into owners (id, expires_at)
        select gen_random_uuid(), now() - interval '1 hour' from generate_series(1, ${many}::int) returning id)
      insert into documents (id, owner_id, filename, file_size, file_type, format)
      select gen_random_uuid(), id, 'a.txt', 1, 'text/plain', 'text' from guest`);
    const folder = path.join(server.platform.config.DATA_FOLDER, 'files/objects/documents');
    for (let at = 0; at < manyFolders; at += 1)
      await mkdir(path.join(folder, randomUUID()), { recursive: true });
    await sweepAfter(2);
    expect(await orm.$count(owners, lt(owners.expiresAt, sql`now()`))).toBe(0);
    const left = await orm.$count(documents);
    expect(await listStored(server, 'objects/documents')).toHaveLength(left);
  });

  it('removes all documents of one guest who has very many', async () => {
    const { orm } = server.platform.database;
    const visitor = buildVisitor(server);
    const { id } = await visitor.uploadDocument();
    await orm.execute(sql`
      insert into documents (id, owner_id, filename, file_size, file_type, format)
      select gen_random_uuid(), owner_id, 'a.txt', 1, 'text/plain', 'text'
      from documents, generate_series(1, 1100) where id = ${id}`);
    await sweepAfter(25);
    expect(await (await visitor.call('/api/documents')).json()).toEqual([]);
    expect(await orm.$count(documents, eq(documents.id, id))).toBe(0);
  });

  it('stops between two portions when the process stops', async () => {
    const stopped = AbortSignal.abort(new Error('shutting down'));
    await expect(createSweepHandler(server.platform).run({}, stopped)).rejects.toThrow('shutting');
  });

  it('says in the log how much of what it removed', async () => {
    const info = vi.fn();
    const { platform } = server;
    await platform.storage.put(originalKey(randomUUID()), Readable.from(['cut off']));
    const handler = createSweepHandler(
      { ...platform, log: { ...platform.log, info } as never },
      () => Date.now() + 2 * hourMs,
    );
    await handler.run({}, new AbortController().signal);
    expect(info).toHaveBeenCalledWith(
      { removed: expect.objectContaining({ orphans: 1, guestDocuments: 0 }) },
      expect.any(String),
    );
  });
});
