import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentText } from '@clauselight/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  buildVisitor,
  listStored,
  startTestServer,
  type TestServer,
} from '../../../test/server.ts';
import { analyses } from '../../domain/tables/document-tables.ts';
import { jobs } from '../../platform/queue/job-table.ts';
import { plainTextKey } from '../../platform/storage/keys.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ hasOwnRunners: true });
});
afterAll(() => server.close());

it('stores the text alone beside the source text, and again if it is missing', async () => {
  const { storage, config } = server.platform;
  const visitor = buildVisitor(server);
  const { id } = await visitor.uploadDocument();
  await visitor.analyze(id);
  const shown = await visitor.call(`/api/documents/${id}/text`);
  const { text } = (await shown.json()) as DocumentText;
  const kept = await storage.find(plainTextKey(id));
  expect(kept?.toString('utf16le')).toBe(text);

  await rm(path.join(config.DATA_FOLDER, 'files/objects', plainTextKey(id)));
  await visitor.analyze(id);
  expect(await storage.find(plainTextKey(id))).toEqual(kept);
});

it('leaves no file of a document that is removed while it is read', async () => {
  const { storage, database } = server.platform;
  const visitor = buildVisitor(server);
  const { id } = await visitor.uploadDocument();
  const { put } = storage;
  const spy = vi.spyOn(storage, 'put').mockImplementation(async (key, content) => {
    if (key === plainTextKey(id)) await visitor.call(`/api/documents/${id}`, { method: 'DELETE' });
    return put(key, content);
  });
  const headers = { prefer: 'respond-async' };
  await visitor.call(`/api/documents/${id}/analyze`, { method: 'POST', headers });
  await expect.poll(() => database.orm.$count(jobs)).toBe(0);
  expect(spy).toHaveBeenCalledWith(plainTextKey(id), expect.anything());
  expect(await listStored(server, 'objects/documents')).not.toContain(id);
  expect(await database.orm.$count(analyses, eq(analyses.documentId, id))).toBe(0);
  spy.mockRestore();
});
