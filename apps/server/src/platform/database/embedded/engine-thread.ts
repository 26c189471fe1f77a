import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DurableFileSystem } from './durable-file-system.ts';
import type { EngineReply, EngineRequest, EngineThreadData } from './engine-messages.ts';
import { engineCrashCode } from './engine-messages.ts';

/** Answers longer than this go to the main thread in pieces. */
const pieceBytes = 1 << 20;

/** The engine's own defaults without `-F`, which would turn syncing off. */
const startParams = [
  '--single',
  '-O',
  '-j',
  ...Object.entries({
    search_path: 'public',
    exit_on_error: 'false',
    log_checkpoints: 'false',
    max_worker_processes: '0',
    max_parallel_workers: '0',
    max_parallel_workers_per_gather: '0',
    max_parallel_maintenance_workers: '0',
    io_method: 'sync',
    fsync: 'on',
    // The engine's fdatasync does nothing.
    wal_sync_method: 'fsync',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    shared_buffers: '32MB',
    max_wal_size: '128MB',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

/** The internal parts of the engine's main loop that are used here. */
interface EngineLoop {
  _PostgresMainLoopOnce(): void;
}
/** Thrown by the loop when a statement failed. Every other exception is a crash. */
const statementFailed = 100;

function reply(message: EngineReply): void {
  if (message.kind !== 'data') parentPort?.postMessage(message);
  else parentPort?.postMessage(message, [message.bytes.buffer as ArrayBuffer]);
}

async function openEngine({ folder }: EngineThreadData): Promise<PGlite> {
  const fs = new DurableFileSystem(folder);
  const engine = await PGlite.create({ fs, startParams });
  exitOnCrash(engine);
  await engine.exec('checkpoint');
  if (fs.syncCount === 0) throw new Error('the engine does not sync its files');
  return engine;
}

/** By default the engine swallows a crash and answers as if nothing had happened. */
function exitOnCrash(engine: PGlite): void {
  const loop = engine.Module as unknown as EngineLoop;
  const runOnce = loop._PostgresMainLoopOnce;
  loop._PostgresMainLoopOnce = () => {
    try {
      runOnce();
    } catch (error) {
      if ((error as { status?: number }).status === statementFailed) throw error;
      process.exit(engineCrashCode);
    }
  };
}

async function run(engine: PGlite, { id, bytes }: { id: number; bytes: Uint8Array }) {
  let pieces: Uint8Array[] = [];
  let length = 0;
  const send = () => {
    if (length === 0) return;
    const joined = new Uint8Array(length);
    let offset = 0;
    for (const piece of pieces) {
      joined.set(piece, offset);
      offset += piece.length;
    }
    reply({ kind: 'data', id, bytes: joined });
    pieces = [];
    length = 0;
  };
  await engine.execProtocolRawStream(bytes, {
    syncToFs: false,
    onRawData: (data) => {
      // The bytes are the engine's own memory and will be overwritten.
      pieces.push(data.slice());
      length += data.length;
      if (length >= pieceBytes) send();
    },
  });
  send();
  reply({ kind: 'done', id });
}

async function close(engine: PGlite): Promise<void> {
  await engine.exec('checkpoint');
  await engine.close();
  reply({ kind: 'closed' });
}

async function serve(): Promise<void> {
  const engine = await openEngine(workerData as EngineThreadData);
  const { rows } = await engine.query<{ server_version: string }>('show server_version');
  parentPort?.on('message', (request: EngineRequest) => {
    const answered = request.kind === 'run' ? run(engine, request) : close(engine);
    answered.catch(() => process.exit(engineCrashCode));
  });
  reply({ kind: 'ready', serverVersion: rows[0]?.server_version ?? '' });
}

serve().catch((error: unknown) => reply({ kind: 'failed', message: String(error) }));
