import type { Worker } from 'node:worker_threads';
import type { ErrorCode } from '@clauselight/schema';
import { createThreadError } from '../threads/thread-failure.ts';
import { createThreadPool } from '../threads/thread-pool.ts';
import { sendRequest, startThread, type Unnumbered } from '../threads/thread-request.ts';
import type {
  OutputThreadReply,
  OutputThreadRequest,
  OutputWork,
  OutputWorkKind,
} from './output-messages.ts';

export interface DrawOptions {
  readonly signal: AbortSignal;
  /** What it is called that the thread crashed or took too long. */
  readonly failureCode: ErrorCode;
  readonly timeoutMs?: number;
}

export interface OutputRunner {
  /**
   * Has a thread make something. Throws what the thread refuses with, `failureCode` on a time-out or a crash; an aborted
   * signal throws its reason and ends the work.
   */
  draw<Kind extends OutputWorkKind>(
    kind: Kind,
    takes: OutputWork[Kind]['takes'],
    options: DrawOptions,
  ): Promise<OutputWork[Kind]['gives']>;
  close(): Promise<void>;
}

export interface OutputRunnerOptions {
  /** What a thread that is kept may hold. */
  readonly mostBytes?: number;
  readonly start?: () => Worker;
}

/** Somebody waits; the largest documents take a tenth of it. */
const longestMs = 45_000;
/** A thread that has drawn holds typefaces and more: a hundred megabytes that need not be kept for nobody. */
const idleMs = 10 * 60_000;

/**
 * What a thread that is kept may hold: the typesetter that runs on every machine keeps a part of each report, 75 MB of one
 * of fifty pages.
 */
const mostHeldBytes = 256 * 1024 * 1024;

/**
 * Keeps one warm thread and starts another for what is made beside it. One that was stopped is never reused, nor is one
 * that holds more than `mostBytes`, or that failed in a way nobody knows.
 */
export function createOutputRunner({
  mostBytes = mostHeldBytes,
  start = startOutputThread,
}: OutputRunnerOptions = {}): OutputRunner {
  const pool = createThreadPool(start, idleMs);
  const isFit = ({ kind, heldBytes }: OutputThreadReply) =>
    kind !== 'failed' && heldBytes <= mostBytes;
  return {
    async draw(kind, takes, options) {
      const request = { kind, takes } as Unnumbered<OutputThreadRequest>;
      const reply = await pool.use((worker) => ask(worker, request, options), isFit);
      if (reply.kind === 'done') return reply.gives as never;
      throw createThreadError(reply, options.failureCode);
    },
    close: pool.close,
  };
}

export function startOutputThread(): Worker {
  return startThread(new URL('./output-thread.ts', import.meta.url), 'output-thread.js');
}

function ask(
  worker: Worker,
  request: Unnumbered<OutputThreadRequest>,
  { signal, failureCode, timeoutMs = longestMs }: DrawOptions,
): Promise<OutputThreadReply> {
  return sendRequest(worker, request, {
    signal,
    timeoutMs,
    failureCode,
    names: { thread: 'the thread for files', work: 'the file' },
    onReply: (reply: OutputThreadReply) => reply,
  });
}
