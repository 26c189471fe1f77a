import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openWritten } from './writer.ts';

const longestWaitMs = 3000;
const writer = fileURLToPath(new URL('./writer.ts', import.meta.url));

/** A process that writes, and what it has said is committed. */
export interface WriterProcess {
  readonly run: string;
  /** `client number` of every commit acknowledged so far. */
  readonly acknowledged: Set<string>;
  /** Resolves at a random moment: in one round of five during the start, else some time after the first acknowledgment. */
  waitForMoment(): Promise<void>;
  kill(): Promise<void>;
}

export interface StartWriterOptions {
  readonly dataFolder: string;
  readonly run: string;
  /** A module loaded before the writer in all its threads. */
  readonly preload?: string | undefined;
}

export function startWriter({ dataFolder, run, preload }: StartWriterOptions): WriterProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', writer, 'write', dataFolder, run], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...(preload && { NODE_OPTIONS: `--import ${preload}` }) },
  });
  const acknowledged = new Set<string>();
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, 'exit').then(() => {
    throw new Error('the writer ended by itself before it had written anything');
  });
  const started = Promise.race([once(lines, 'line'), ended]);
  // Nobody waits for it in a round that ends during the start.
  started.catch(() => undefined);
  lines.on('line', (line) => acknowledged.add(line));
  return {
    run,
    acknowledged,
    waitForMoment: () => waitForMoment(started),
    kill: () => kill(child),
  };
}

async function waitForMoment(started: Promise<unknown>): Promise<void> {
  const isDuringStart = Math.random() < 0.2;
  if (!isDuringStart) await started;
  await delay(Math.random() * longestWaitMs);
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('close', resolve));
  if (!child.kill('SIGKILL')) throw new Error(`the writer ended by itself (${child.exitCode})`);
  await ended;
}

export interface Verdict {
  readonly acknowledged: number;
  /** Acknowledged, and not in the database. */
  readonly lost: number;
  /** In the database, and killed before it could be acknowledged: allowed. */
  readonly unacknowledged: number;
  readonly reopenedInMs: number;
}

/** Opens the database again and looks for every acknowledged row, in the table and through its index. */
export async function verify(
  dataFolder: string,
  { run, acknowledged }: { readonly run: string; readonly acknowledged: ReadonlySet<string> },
): Promise<Verdict> {
  const startedAt = performance.now();
  const database = await openWritten(dataFolder);
  const reopenedInMs = performance.now() - startedAt;
  try {
    await database.pool.query('select sum(length(body)) from written');
    const { rows } = await database.pool.query<{ client: number; number: number }>(
      'select client, number from written where run = $1',
      [run],
    );
    const found = new Set(rows.map(({ client, number }) => `${client} ${number}`));
    const lost = [...acknowledged].filter((row) => !found.has(row)).length;
    const unacknowledged = [...found].filter((row) => !acknowledged.has(row)).length;
    return { acknowledged: acknowledged.size, lost, unacknowledged, reopenedInMs };
  } finally {
    await database.close();
  }
}
