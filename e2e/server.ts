import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

export interface RunningServer {
  readonly address: string;
  readonly process: ChildProcessWithoutNullStreams;
  /** What it has printed so far. */
  output(): string;
  /** Ends it as Ctrl-C does and returns the exit code. */
  stop(): Promise<number | null>;
}

/** Starts the product as it was built before the tests, on a free port; rejects with its output when it ends instead. */
export function startServer(
  dataFolder: string,
  settings: Record<string, string> = {},
): Promise<RunningServer> {
  return waitUntilReady(spawnNode('apps/server/dist/main.js', settings, dataFolder));
}

/** As `startServer`, with the newcomer's command. */
export function startWithCommand(dataFolder: string): Promise<RunningServer> {
  return waitUntilReady(launch({ DATA_FOLDER: dataFolder }));
}

async function waitUntilReady(server: ChildProcessWithoutNullStreams): Promise<RunningServer> {
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /ready at (\S+)/.exec(output);
      if (ready?.[1] !== undefined) resolve(ready[1]);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
  });
  return {
    address,
    process: server,
    output: () => output,
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return server.exitCode;
      server.kill('SIGINT');
      await once(server, 'exit');
      return server.exitCode;
    },
  };
}

/** Runs the start command where it must fail; returns its exit code and output. */
export async function startInVain(
  settings: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const server = launch(settings);
  let output = '';
  server.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  server.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  await once(server, 'close');
  return { code: server.exitCode, output };
}

export function makeDataFolder(): Promise<string> {
  return mkdtemp(path.join(os.tmpdir(), 'clauselight-'));
}

/** A data folder with a copy of a database that was made before: for servers whose first start is not the matter. */
export async function makePreparedFolder(
  database = process.env.PREPARED_DATABASE,
): Promise<string> {
  const folder = await makeDataFolder();
  if (database) await cp(database, path.join(folder, 'database'), { recursive: true });
  return folder;
}

export function removeDataFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

/** The start command itself, on a free port. */
export function launch(settings: Record<string, string>): ChildProcessWithoutNullStreams {
  return spawnNode('scripts/start.mjs', settings);
}

/** With nothing of this process's environment but what it needs. */
function spawnNode(
  script: string,
  settings: Record<string, string>,
  dataFolder?: string,
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [script], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      LOG_LEVEL: 'warn',
      ...(dataFolder === undefined ? {} : { DATA_FOLDER: dataFolder }),
      ...settings,
    },
  });
}
