import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { threadEntry } from '../../thread-entry.ts';
import type { DatabaseFolder } from './data-folder.ts';
import type { EngineReply, EngineRequest, EngineThreadData } from './engine-messages.ts';

const startDeadlineMs = 300_000;
const closeDeadlineMs = 30_000;
const restartDelaysMs = [0, 200, 1000, 5000, 15_000];

/** Why the engine ended: `deadline` means that a statement ran too long; the message explains other reasons. */
export class EngineLostError extends Error {
  readonly reason: 'deadline' | 'crash';

  constructor(reason: 'deadline' | 'crash', message: string) {
    super(message);
    this.name = 'EngineLostError';
    this.reason = reason;
  }
}

interface Run {
  readonly id: number;
  readonly onData: (bytes: Uint8Array) => void;
  readonly resolve: () => void;
  readonly reject: (error: EngineLostError) => void;
}

export interface RunOptions {
  readonly timeoutMs: number;
  readonly onData: (bytes: Uint8Array) => void;
}

export interface EngineHostOptions {
  readonly folder: DatabaseFolder;
  readonly log: Logger;
}

/** Keeps one engine thread running and replaces it when it is lost. */
export class EngineHost {
  /** Called when the engine was lost or could not be restarted. All its sessions have ended. */
  onLost: (error: EngineLostError) => void = () => undefined;
  serverVersion = '';
  readonly #log: Logger;
  #folder: DatabaseFolder;
  #worker: Worker | undefined;
  #ready: Promise<void> = Promise.resolve();
  #restarting: Promise<void> = Promise.resolve();
  #run: Run | undefined;
  #lastId = 0;
  readonly #closing = new AbortController();
  #lostBy: EngineLostError | undefined;

  constructor({ folder, log }: EngineHostOptions) {
    this.#folder = folder;
    this.#log = log;
  }

  /** Resolves when the first engine answers. */
  async start(): Promise<void> {
    await this.#startThread();
    // A restart finds the database that the first start created.
    this.#folder = { path: this.#folder.path, initializingPath: undefined };
  }

  /** Resolves when an engine is ready to run units; rejects when none will be. */
  whenReady(): Promise<void> {
    return this.#ready;
  }

  /** Runs one unit of messages. Called when ready, and not again before it has settled. */
  async run(bytes: Uint8Array, { timeoutMs, onData }: RunOptions): Promise<void> {
    const worker = this.#worker;
    if (worker === undefined) throw new EngineLostError('crash', 'the database is closed');
    this.#lastId += 1;
    const id = this.#lastId;
    const finished = new Promise<void>((resolve, reject) => {
      this.#run = { id, onData, resolve, reject };
    });
    post(worker, { kind: 'run', id, bytes });
    const watchdog = setTimeout(() => {
      // If this process was blocked, the answer may already be waiting to be read.
      setImmediate(() => this.#endIfStillRunning(id, timeoutMs));
    }, timeoutMs);
    await finished.finally(() => clearTimeout(watchdog));
  }

  /** Replaces an engine that no longer behaves correctly. */
  async discard(reason: string): Promise<void> {
    await this.#lose(new EngineLostError('crash', reason));
  }

  /** Ends the engine immediately, for example when another process has taken the folder. */
  async abandon(reason: string): Promise<void> {
    this.#closing.abort();
    this.#refuse();
    await this.#lose(new EngineLostError('crash', reason));
  }

  /** Writes everything back, closes the files and ends the thread. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.allSettled([this.#ready, this.#restarting]);
    const worker = this.#worker;
    if (worker === undefined) return;
    // From here on no unit is run, because it would not be answered.
    this.#worker = undefined;
    this.#refuse();
    const closed = new Promise<void>((resolve) => {
      worker.on('message', (reply: EngineReply) => reply.kind === 'closed' && resolve());
      worker.on('exit', () => resolve());
    });
    post(worker, { kind: 'close' });
    const tooLate = new AbortController();
    const deadline = delay(closeDeadlineMs, undefined, { signal: tooLate.signal });
    await Promise.race([closed, deadline.catch(() => undefined)]);
    tooLate.abort();
    await worker.terminate();
    this.#run?.reject(new EngineLostError('crash', 'the database is closed'));
  }

  #refuse(error = new EngineLostError('crash', 'the database is closed')): void {
    this.#ready = Promise.reject(error);
    this.#ready.catch(() => undefined);
  }

  #endIfStillRunning(id: number, timeoutMs: number): void {
    if (this.#run?.id !== id) return;
    const message = `a statement ran for more than ${timeoutMs} ms and was ended`;
    void this.#lose(new EngineLostError('deadline', message));
  }

  async #lose(error: EngineLostError): Promise<void> {
    this.#lostBy ??= error;
    await this.#worker?.terminate();
  }

  #startThread(): Promise<void> {
    const { url, execArgv } = threadEntry(
      new URL('./engine-thread.ts', import.meta.url),
      './pglite-thread.js',
    );
    const workerData: EngineThreadData = { folder: this.#folder };
    const worker = new Worker(url, { execArgv, workerData, name: 'database' });
    this.#worker = worker;
    return new Promise((resolve, reject) => {
      const deadline = setTimeout(() => void worker.terminate(), startDeadlineMs);
      const refuse = (error: Error) => {
        clearTimeout(deadline);
        reject(error);
      };
      worker.on('message', (reply: EngineReply) => {
        if (reply.kind === 'ready') {
          clearTimeout(deadline);
          this.serverVersion = reply.serverVersion;
          worker.on('exit', (code) => this.#handleExit(worker, code));
          resolve();
        } else if (reply.kind === 'failed') {
          refuse(new Error(`the database engine did not start: ${reply.message}`));
          void worker.terminate();
        } else this.#handleReply(reply);
      });
      worker.on('error', (error) => refuse(error as Error));
      worker.once('exit', () => refuse(new Error('the database engine ended while it started')));
    });
  }

  #handleReply(reply: EngineReply): void {
    const run = this.#run;
    if (run === undefined || !('id' in reply) || reply.id !== run.id) return;
    if (reply.kind === 'data') this.#passOn(run, reply.bytes);
    if (reply.kind !== 'done') return;
    this.#run = undefined;
    run.resolve();
  }

  #passOn(run: Run, bytes: Uint8Array): void {
    try {
      run.onData(bytes);
    } catch (error) {
      this.#log.error({ err: error }, 'the database engine gave an answer that cannot be read');
      void this.discard('the database engine gave an answer that cannot be read');
    }
  }

  #handleExit(worker: Worker, code: number): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    const error =
      this.#lostBy ?? new EngineLostError('crash', `the database engine crashed (${code})`);
    this.#lostBy = undefined;
    this.#log.error({ reason: error.message }, 'the database engine was lost');
    if (!this.#closing.signal.aborted) {
      this.#restarting = this.#restart();
      this.#restarting.catch(() => undefined);
      this.#ready = this.#restarting;
    }
    const run = this.#run;
    this.#run = undefined;
    run?.reject(error);
    this.onLost(error);
  }

  async #restart(): Promise<void> {
    const { signal } = this.#closing;
    for (let attempt = 0; ; attempt += 1) {
      await delay(restartDelaysMs[Math.min(attempt, restartDelaysMs.length - 1)], undefined, {
        signal,
      });
      try {
        await this.#startThread();
        this.#log.info('the database engine was restarted');
        this.#ready = Promise.resolve();
        return;
      } catch (cause) {
        this.#worker = undefined;
        this.#log.error({ err: cause }, 'the database engine could not be restarted');
        const error = new EngineLostError('crash', 'the database engine could not be restarted');
        // Until it can be, requests are refused at once rather than kept waiting.
        this.#refuse(error);
        this.onLost(error);
      }
    }
  }
}

function post(worker: Worker, request: EngineRequest): void {
  worker.postMessage(request);
}
