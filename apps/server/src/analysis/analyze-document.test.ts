import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentText } from '@clauselight/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildVisitor, startTestServer, type TestServer } from '../../test/server.ts';
import { plainTextKey } from '../platform/storage/keys.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ kind: 'embedded' });
});
afterAll(() => server.close());

it('keeps the text alone beside the source text, and writes it again where it is missing', async () => {
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
