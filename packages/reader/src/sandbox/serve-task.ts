import { readFile } from 'node:fs';
import { promisify } from 'node:util';
import { AppError } from '@clauselight/schema';
import type { ReadLimits, ReadProgress } from '../limits.ts';
import { lockDown } from './lock-down.ts';
import { type ChildAnswer, type ChildMessage, documentFile } from './messages.ts';

const progressEveryMs = 50;
const chunkBytes = 256 * 1024;

// The file is open already, and the form of this function with promises takes no number.
const readFileContent = promisify(readFile);

/** What a program makes of a file. */
export type SandboxTask<Input> = (
  file: Uint8Array,
  context: {
    /** As the parent gave it. */
    readonly input: Input;
    readonly limits: ReadLimits;
    onProgress(progress: ReadProgress): void;
  },
) => Promise<Uint8Array>;

/**
 * Makes this process a program of the sandbox: it has no network, carries out the task for one request and ends when
 * its parent is gone. Called by the entry point of a program, once.
 *
 * @param task - What is done with the file of the request.
 */
export function serveTask<Input>(task: SandboxTask<Input>): void {
  process.once('disconnect', () => process.exit());
  // pdf.js may drop a promise of a damaged page; the answer does not depend on it.
  process.on('unhandledRejection', () => undefined);
  process.once('message', (message) => void answer(message as ChildMessage, task));
  lockDown();
}

async function answer<Input>(message: ChildMessage, task: SandboxTask<Input>): Promise<void> {
  const { id, limits } = message;
  try {
    const bytes = await readFileContent(documentFile);
    const file = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
    const input = message.input as Input;
    await sendInChunks(id, await task(file, { input, limits, onProgress: createReporter(id) }));
  } catch (error) {
    send(describeError(id, error));
  }
}

/** Passes progress on, not more often than anybody can see; the last step always. */
function createReporter(id: number): (progress: ReadProgress) => void {
  let lastAt = Number.NEGATIVE_INFINITY;
  return (progress) => {
    const now = performance.now();
    if (progress.done < progress.total && now - lastAt < progressEveryMs) return;
    lastAt = now;
    send({ id, kind: 'progress', progress });
  };
}

/** One piece is on its way at a time: what waits to be sent is a copy, and the text is long enough once. */
async function sendInChunks(id: number, bytes: Uint8Array): Promise<void> {
  send({ id, kind: 'size', bytes: bytes.length });
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const piece: ChildAnswer = { id, kind: 'chunk', bytes: bytes.subarray(at, at + chunkBytes) };
    await new Promise((resolve) => process.send?.(piece, resolve));
  }
  send({ id, kind: 'end' });
}

function describeError(id: number, error: unknown): ChildAnswer {
  if (!(error instanceof AppError)) {
    return {
      id,
      kind: 'failure',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
  const { code, details } = error;
  return details === undefined
    ? { id, kind: 'refusal', code }
    : { id, kind: 'refusal', code, details };
}

function send(answer: ChildAnswer): void {
  process.send?.(answer);
}
