import { once } from 'node:events';
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { launch, makeDataFolder, removeDataFolder, startInVain, startServer } from './server.ts';

let dataFolder: string;

test.beforeEach(async () => {
  dataFolder = await makeDataFolder();
});
test.afterEach(() => removeDataFolder(dataFolder));

test('the start command serves the product, stops cleanly and is ready again in under 5 seconds', async () => {
  const first = await startServer(dataFolder);
  expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
  expect(await first.stop()).toBe(0);

  const second = await startServer(dataFolder);
  expect(second.readyAfterMs).toBeLessThan(5000);
  expect(await second.stop()).toBe(0);
});

test('a signal that comes while it starts stops it as cleanly', async () => {
  const server = launch({ DATA_FOLDER: dataFolder });
  // The folder's lock is the first thing that a start leaves and a clean end removes.
  const lock = () =>
    readdir(dataFolder).then((names) => names.some((name) => name.includes('lock')));
  await expect.poll(lock, { intervals: [5] }).toBe(true);
  server.kill('SIGINT');
  await once(server, 'exit');
  expect(server.exitCode).toBe(0);
  expect(await lock()).toBe(false);
});

test('one Ctrl-C that arrives twice stops it as cleanly', async () => {
  const server = await startServer(dataFolder);
  server.process.kill('SIGINT');
  expect(await server.stop()).toBe(0);
});

test('a port in use is said in one line', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { code, output } = await startInVain({ DATA_FOLDER: dataFolder, PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([expect.stringContaining(`Port ${port} is in use`)]);
});

test('a data folder that another process uses is said in one line', async () => {
  const first = await startServer(dataFolder);
  const { code, output } = await startInVain({ DATA_FOLDER: dataFolder });
  await first.stop();
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([
    expect.stringMatching(/in use by process \d+.*DATABASE_URL/),
  ]);
});

test('a data folder that cannot be written is said in one line', async () => {
  const closed = path.join(dataFolder, 'closed');
  await mkdir(closed);
  await chmod(closed, 0o500);
  // For root no folder is closed; a file in its place is.
  const file = path.join(dataFolder, 'file');
  await writeFile(file, '');
  const { code, output } = await startInVain({
    DATA_FOLDER: process.getuid?.() === 0 ? file : closed,
  });
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([expect.stringContaining('cannot be written')]);
});

test('every bad setting is named in one line', async () => {
  const { code, output } = await startInVain({
    DATA_FOLDER: dataFolder,
    PORT: 'eighty',
    LOG_LEVEL: 'loud',
  });
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([expect.stringMatching(/PORT.*LOG_LEVEL/)]);
});
