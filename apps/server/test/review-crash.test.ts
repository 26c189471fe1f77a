import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startModelServer } from '@clauselight/language-model/testing/model-server.ts';
import { expect, it } from 'vitest';
import { serverFolder } from '../src/platform/server-folder.ts';
import { createMigratedPlace, usualDatabase } from './database.ts';
import { analyzeOne } from './reviewing.ts';
import { buildVisitor } from './server.ts';

interface RunningProcess {
  readonly address: string;
  kill(): Promise<void>;
}

/** The product as it is built, in a process of its own. */
async function startProcess(settings: Record<string, string>): Promise<RunningProcess> {
  const server: ChildProcess = spawn(process.execPath, [path.join(serverFolder, 'dist/main.js')], {
    env: { PORT: '0', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, found] = /ready at (\S+)/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    address,
    async kill() {
      server.kill('SIGKILL');
      await once(server, 'exit');
    },
  };
}

it('a review that a kill interrupted continues after the next start, and pays for no answer twice', async () => {
  const model = await startModelServer();
  const place = await createMigratedPlace(usualDatabase);
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'review-crash-'));
  const settings = {
    DATA_FOLDER: place.at.dataFolder || dataFolder,
    DATABASE_URL: place.at.url ?? '',
    ...model.environment('openai'),
    MODEL_CONCURRENCY: '1',
  };
  const first = await startProcess(settings);
  const visitor = buildVisitor(first);
  const document = await analyzeOne(first, {}, visitor);
  // The first portion is answered, and the kill comes while the second one is.
  model.behave(({ number }) => (number === 1 ? 'honest' : { kind: 'honest', holdAfter: 500 }));
  await document.start();
  await model.waitForHeld();
  await expect.poll(async () => (await document.get()).portions.done).toBe(1);
  const before = await document.get();
  await first.kill();

  model.behave('honest');
  const second = await startProcess(settings);
  const later = buildVisitor(second, `${document.visitor.cookies.getHeader().cookie}`);
  const { url } = document;
  const get = async () => (await later.call(url)).json() as ReturnType<typeof document.get>;
  await expect.poll(async () => (await get()).status).toBe('completed');
  const after = await get();
  expect(after.items.slice(0, before.items.length)).toEqual(before.items);
  expect(new Set(after.items.map((item) => JSON.stringify(item))).size).toBe(after.items.length);
  expect(after.usage.cachedCalls).toBe(1);

  const asked = model.requests.map(({ question }) => question?.prompt);
  expect(asked.filter((prompt) => prompt === asked[0])).toHaveLength(1);
  expect(asked.filter((prompt) => prompt === asked[1])).toHaveLength(2);
  expect(asked).toHaveLength(after.portions.total + 2);
  await second.kill();
  await place.remove();
  await rm(dataFolder, { recursive: true });
  await model.close();
});
