import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import {
  makeDataFolder,
  type RunningServer,
  removeDataFolder,
  root,
  startServer,
} from './server.ts';

test('an analysis that a kill cut off completes after the next start', async () => {
  test.setTimeout(120_000);
  const dataFolder = await makeDataFolder();
  const first = await startServer(dataFolder);
  const sample = await readFile(path.join(root, 'samples/cloud-services-agreement.txt'), 'utf8');
  const body = new FormData();
  // Long enough that the kill comes in the middle of the work.
  body.set('document', new Blob([sample.repeat(100)], { type: 'text/plain' }), 'long.txt');
  const uploaded = await fetch(`${first.address}/api/documents/upload`, { method: 'POST', body });
  const cookie = uploaded.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { document } = (await uploaded.json()) as { document: { id: string } };
  const accepted = await fetch(`${first.address}/api/documents/${document.id}/analyze`, {
    method: 'POST',
    headers: { cookie, prefer: 'respond-async' },
  });
  const { id } = (await accepted.json()) as { id: string };
  await expect.poll(() => getStatus(first, id, cookie), { intervals: [10] }).toBe('running');
  first.process.kill('SIGKILL');
  await once(first.process, 'exit');

  const second = await startServer(dataFolder);
  await expect.poll(() => getStatus(second, id, cookie), { timeout: 60_000 }).toBe('completed');
  await second.stop();
  await removeDataFolder(dataFolder);
});

async function getStatus({ address }: RunningServer, id: string, cookie: string): Promise<string> {
  const response = await fetch(`${address}/api/analyses/${id}`, { headers: { cookie } });
  return ((await response.json()) as { status: string }).status;
}
