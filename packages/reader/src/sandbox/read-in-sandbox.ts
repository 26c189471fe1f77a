import type { ChildProcess } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import {
  AppError,
  type DocumentFormat,
  type SourceText,
  sourceTextSchema,
} from '@clauselight/schema';
import { defaultReadLimits, type ReadLimits, type ReadProgress } from '../limits.ts';
import { watchMemory } from './memory-watch.ts';
import type { ReadAnswer, ReadMessage } from './messages.ts';
import { startChild } from './start-child.ts';

export interface ReadRequest {
  /** The file on disk. */
  readonly path: string;
  /** The format its name claims; the content decides. */
  readonly format: DocumentFormat;
}

export interface ReadOptions {
  readonly limits?: Partial<ReadLimits>;
  /** Ends the read; it then throws `analysis_cancelled`. */
  readonly signal?: AbortSignal;
  onProgress?(progress: ReadProgress): void;
}

/** Signals of a process that ran out of memory or broke, and not of one that was told to end. */
const crashes: ReadonlySet<string> = new Set([
  'SIGABRT',
  'SIGKILL',
  'SIGSEGV',
  'SIGTRAP',
  'SIGBUS',
  'SIGILL',
]);
/** The exit codes those signals become where a shell stands between, and V8's own for a fatal error. */
const crashCodes: ReadonlySet<number> = new Set([5, 132, 133, 134, 135, 137, 139]);

let lastId = 0;

/**
 * Reads a file in a process of its own with limits on memory, time and output, and no environment.
 * Throws the codes of `readDocument`, and `reading_timed_out`, `document_too_complex` for a read that ran out of
 * memory or broke its process, `analysis_cancelled` when the signal ends it. Anything else thrown is a defect.
 */
export async function readInSandbox(
  request: ReadRequest,
  options: ReadOptions = {},
): Promise<SourceText> {
  if (options.signal?.aborted === true) throw new AppError('analysis_cancelled');
  const { size } = await stat(request.path);
  if (size === 0) throw new AppError('file_empty');
  const limits = { ...defaultReadLimits, ...options.limits };
  lastId += 1;
  const message = { id: lastId, path: path.resolve(request.path), format: request.format, limits };
  return runChild(message, options);
}

function runChild(message: ReadMessage, options: ReadOptions): Promise<SourceText> {
  const { limits } = message;
  const { promise, resolve, reject } = createDeferred<SourceText>();
  const child = startChild(limits.memoryMb);
  const fail = (error: Error) => {
    reject(error);
    child.kill('SIGKILL');
  };
  const cancel = () => fail(new AppError('analysis_cancelled'));
  const deadline = setTimeout(() => fail(new AppError('reading_timed_out')), limits.timeoutMs);
  const endWatch = watchMemory(child.pid ?? 0, {
    memoryMb: limits.memoryMb,
    onExceeded: () => fail(new AppError('document_too_complex')),
  });
  options.signal?.addEventListener('abort', cancel, { once: true });
  if (options.signal?.aborted === true) cancel();
  child.on('message', (answer: ReadAnswer) => {
    if (answer.id !== message.id) return;
    if (answer.kind === 'progress') options.onProgress?.(answer.progress);
    else settle(answer, { limits, resolve, reject });
  });
  child.on('error', (cause) => fail(new Error('the reading process could not be used', { cause })));
  child.on('exit', (code, signal) => reject(describeExit(code, signal)));
  child.send(message, (cause) => {
    if (cause) fail(new Error('the reading process took no request', { cause }));
  });
  return promise.finally(() => {
    clearTimeout(deadline);
    endWatch();
    options.signal?.removeEventListener('abort', cancel);
    endChild(child);
  });
}

/** A promise is settled once; whatever comes later, such as the exit after an answer, changes nothing. */
function createDeferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}

function settle(
  answer: Exclude<ReadAnswer, { kind: 'progress' }>,
  tools: { limits: ReadLimits; resolve(value: SourceText): void; reject(error: Error): void },
): void {
  if (answer.kind === 'refusal') {
    const { code, details } = answer;
    tools.reject(new AppError(code, details === undefined ? {} : { details }));
  } else if (answer.kind === 'failure') {
    tools.reject(new Error('the reader failed', { cause: answer.message }));
  } else if (answer.value.text.length > tools.limits.maxTextLength) {
    tools.reject(new AppError('document_too_complex'));
  } else {
    // The process has seen a stranger's bytes: what it says is checked like any other input.
    const checked = sourceTextSchema.safeParse(answer.value);
    if (checked.success) tools.resolve(checked.data);
    else
      tools.reject(new Error('the reading process gave no source text', { cause: checked.error }));
  }
}

function describeExit(code: number | null, signal: string | null): Error {
  const isCrash =
    (signal !== null && crashes.has(signal)) || (code !== null && crashCodes.has(code));
  if (isCrash) return new AppError('document_too_complex');
  return new Error('the reading process ended without an answer', { cause: { code, signal } });
}

function endChild(child: ChildProcess): void {
  if (child.connected) child.disconnect();
  child.kill('SIGKILL');
}
