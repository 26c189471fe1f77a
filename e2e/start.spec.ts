import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import {
  launch,
  makeDataFolder,
  makePreparedFolder,
  removeDataFolder,
  startInVain,
  startServer,
  startWithCommand,
} from './server.ts';

/** Most seconds of processor time until a server that has been started before is ready. */
const longestStart = 8;

let dataFolder: string;

test.afterEach(() => removeDataFolder(dataFolder));

test('the start command serves the product, is ready with less than 8 seconds of work, and stops cleanly', async () => {
  dataFolder = await makePreparedFolder();
  const server = await startWithCommand(dataFolder);
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  expect(readProcessorTime(server.process.pid)).toBeLessThan(longestStart);
  expect(await server.stop()).toBe(0);
});

test('a signal that comes while it starts stops it as cleanly', async () => {
  dataFolder = await makePreparedFolder();
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

test('a port in use is reported in one line', async () => {
  dataFolder = await makePreparedFolder();
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { code, output } = await startInVain({ DATA_FOLDER: dataFolder, PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([expect.stringContaining(`Port ${port} is in use`)]);
});

test('a data folder in use is reported in one line, and one Ctrl-C that arrives twice stops its owner cleanly', {
  tag: '@full',
}, async () => {
  dataFolder = await makePreparedFolder();
  const owner = await startServer(dataFolder);
  const { code, output } = await startInVain({ DATA_FOLDER: dataFolder });
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([
    expect.stringMatching(/in use by process \d+.*DATABASE_URL/),
  ]);
  owner.process.kill('SIGINT');
  expect(await owner.stop()).toBe(0);
});

test('a data folder that cannot be written is reported in one line', async () => {
  dataFolder = await makeDataFolder();
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
  dataFolder = await makeDataFolder();
  const { code, output } = await startInVain({
    DATA_FOLDER: dataFolder,
    PORT: 'eighty',
    LOG_LEVEL: 'loud',
  });
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([expect.stringMatching(/PORT.*LOG_LEVEL/)]);
});

/** Seconds of processor time that a process has taken, as `ps` writes them: minutes and seconds, hours before them. */
function readProcessorTime(pid: number | undefined): number {
  const time = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' });
  return time
    .trim()
    .split(/[-:]/)
    .reduce((total, part) => total * 60 + Number(part), 0);
}
