import { afterEach, expect, it } from 'vitest';
import { buildVisitor, startTestServer, type TestServer } from '../test/server.ts';
import { getSharedRunners } from '../test/shared-runners.ts';
import { jobs } from './platform/queue/job-table.ts';
import { enqueue } from './platform/queue/queue.ts';
import { startWorker } from './worker.ts';

let server: TestServer;
afterEach(() => server.close());

it('sweeps while every place for analyses is taken', async () => {
  server = await startTestServer({ hasWorker: false, settings: { ANALYSIS_CONCURRENCY: '1' } });
  const { platform } = server;
  const { orm } = platform.database;
  const listKinds = async () => (await orm.select().from(jobs)).map(({ kind }) => kind);
  let isReading = false;
  const worker = await startWorker(platform, {
    ...getSharedRunners(),
    read: (_, { signal } = {}) =>
      new Promise((_, reject) => {
        isReading = true;
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  });
  const visitor = buildVisitor(server);
  const { id } = await visitor.uploadDocument();
  const headers = { prefer: 'respond-async' };
  await visitor.call(`/api/documents/${id}/analyze`, { method: 'POST', headers });
  await expect.poll(() => isReading).toBe(true);
  await enqueue(orm, { kind: 'sweep-expired', payload: {} });
  await expect.poll(listKinds).toEqual(['analyze-document']);
  await worker.stop();
});
