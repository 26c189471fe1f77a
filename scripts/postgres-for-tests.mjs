import { execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const startDeadlineMs = 30_000;

/**
 * Starts a PostgreSQL of its own on a free port of this machine, with a database cluster that is thrown away afterwards.
 * Returns what is missing if there is none to start.
 * @returns {Promise<{url: string, stop: () => Promise<void>} | {missing: string}>}
 */
export async function startPostgres() {
  const binaries = findBinaries();
  if (binaries === undefined)
    return { missing: 'PostgreSQL (initdb and postgres) is not installed' };
  const asUser = findUser();
  if (asUser === undefined) {
    return {
      missing: 'PostgreSQL does not run as root, and there is no user postgres to run it as',
    };
  }
  const folder = mkdtempSync(join(tmpdir(), 'clauselight-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    if (asUser.ids !== undefined) chownSync(folder, asUser.ids.uid, asUser.ids.gid);
    const cluster = join(folder, 'cluster');
    initialize(binaries, asUser, cluster);
    const port = await findFreePort();
    const logFile = join(folder, 'server.log');
    const server = run(binaries, asUser, { cluster, port, logFile });
    const stop = stopOnce(server, remove);
    await waitUntilReady(server, logFile).catch(async (error) => {
      await stop();
      throw error;
    });
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

function findBinaries() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(debian, version, 'bin')),
  ];
  return folders.find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

/** PostgreSQL refuses root: then it runs as the user its package has made. */
function findUser() {
  if (process.getuid?.() !== 0) return { ids: undefined };
  try {
    const read = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    return { ids: { uid: read('-u'), gid: read('-g') } };
  } catch {
    return undefined;
  }
}

function initialize(binaries, { ids }, cluster) {
  const options = ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'];
  execFileSync(join(binaries, 'initdb'), [...options, '--locale=C.UTF-8', '--no-sync'], {
    ...ids,
    cwd: tmpdir(),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** It writes to a file: a pipe would fill up while a test run keeps this process waiting, and stop the server. */
function run(binaries, { ids }, { cluster, port, logFile }) {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    shared_buffers: '32MB',
    // Tells the tests that what they leave goes with it.
    cluster_name: 'thrown-away',
    // It would visit every database that was left, over and over.
    autovacuum: 'off',
  };
  const parameters = Object.entries(settings).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const log = openSync(logFile, 'a');
  try {
    return spawn(join(binaries, 'postgres'), ['-D', cluster, '-p', String(port), ...parameters], {
      ...ids,
      cwd: tmpdir(),
      stdio: ['ignore', 'ignore', log],
    });
  } finally {
    closeSync(log);
  }
}

/** SIGINT is PostgreSQL's fast shutdown. Without `stop` the server ends with this process all the same. */
function stopOnce(server, remove) {
  const onExit = () => {
    server.kill('SIGQUIT');
    remove();
  };
  process.once('exit', onExit);
  return async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
    }
    process.removeListener('exit', onExit);
    remove();
  };
}

async function waitUntilReady(server, logFile) {
  const deadline = Date.now() + startDeadlineMs;
  while (!readFileSync(logFile, 'utf8').includes('ready to accept connections')) {
    if (server.exitCode !== null || Date.now() > deadline) {
      throw new Error(`PostgreSQL did not start:\n${readFileSync(logFile, 'utf8').slice(-4000)}`);
    }
    await delay(20);
  }
}

async function findFreePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  await new Promise((resolve) => server.close(() => resolve(undefined)));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
