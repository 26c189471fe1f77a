import type { ChildProcess } from 'node:child_process';
import { type FileHandle, open } from 'node:fs/promises';
import { AppError } from '@clauselight/schema';
import { defaultReadLimits, type ReadLimits, type ReadProgress } from '../limits.ts';
import { findBoundary } from './find-boundary.ts';
import { watchMemory } from './memory-watch.ts';
import type { ChildAnswer, ChildMessage } from './messages.ts';
import { createOutput } from './output.ts';
import { type SandboxProgram, startChild } from './start-child.ts';
import type { Boundary } from './wrap-command.ts';

export interface SandboxRequest<Input> {
  /** The file on disk. */
  readonly path: string;
  /** What the program needs besides the file; it is copied by structured clone. */
  readonly input: Input;
}

export interface SandboxOptions {
  readonly limits?: Partial<ReadLimits>;
  /** Ends the work; it then throws `analysis_cancelled`. */
  readonly signal?: AbortSignal;
  onProgress?(progress: ReadProgress): void;
}

/** Signals of a process that ran out of memory or crashed, as opposed to one that was stopped. */
const crashes: ReadonlySet<string> = new Set([
  'SIGABRT',
  'SIGKILL',
  'SIGSEGV',
  'SIGTRAP',
  'SIGBUS',
  'SIGILL',
]);
/** The exit codes those signals become where a shell is between, and V8's own for a fatal error. */
const crashCodes: ReadonlySet<number> = new Set([5, 132, 133, 134, 135, 137, 139]);

/** A process that uses its time limit on two processors for all of it is one that nobody ended. */
const cpuShare = 2;
const cpuMarginSeconds = 10;

let lastId = 0;

/**
 * Runs a program on a file in a process of its own with limits on memory, time and output, no environment and no
 * network.
 *
 * @param program - What runs there.
 * @param request - The file it is given, and what it is asked for.
 * @param options - Its limits, who is told of progress, and the signal that ends it.
 * @returns What the program answers.
 * @throws AppError with the codes of its task, `file_empty`, `reading_timed_out`, `document_too_complex` for a process
 * that ran out of memory or broke, `analysis_cancelled` when the signal ends it. Anything else thrown is a defect.
 */
export async function runInChild<Input>(
  program: SandboxProgram,
  { path, input }: SandboxRequest<Input>,
  options: SandboxOptions = {},
): Promise<Uint8Array> {
  if (options.signal?.aborted === true) throw new AppError('analysis_cancelled');
  const boundary = await findBoundary();
  const limits = { ...defaultReadLimits, ...options.limits };
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    if (size === 0) throw new AppError('file_empty');
    lastId += 1;
    const message = { id: lastId, input, limits };
    return await runChild({ program, message, file, boundary }, options);
  } finally {
    await file.close();
  }
}

interface ChildTask {
  readonly program: SandboxProgram;
  readonly message: ChildMessage;
  readonly file: FileHandle;
  readonly boundary: Boundary;
}

function runChild(
  { program, message, file, boundary }: ChildTask,
  options: SandboxOptions,
): Promise<Uint8Array> {
  const { limits } = message;
  const { promise, resolve, reject } = createDeferred<Uint8Array>();
  const child = startChild(program, {
    file: file.fd,
    memoryMb: limits.memoryMb,
    cpuSeconds: Math.ceil((limits.timeoutMs / 1000) * cpuShare) + cpuMarginSeconds,
    boundary,
  });
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
  const hear = createListener({ limits, resolve, fail, onProgress: options.onProgress });
  child.on('message', (answer: ChildAnswer) => {
    if (answer.id === message.id) hear(answer);
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

/** Takes what the reading process says, in the order it says it, and settles the read. */
function createListener({
  limits,
  resolve,
  fail,
  onProgress,
}: {
  limits: ReadLimits;
  resolve(bytes: Uint8Array): void;
  fail(error: Error): void;
  onProgress: SandboxOptions['onProgress'];
}): (answer: ChildAnswer) => void {
  let output = createOutput(0);
  return (answer) => {
    switch (answer.kind) {
      case 'progress':
        return onProgress?.(answer.progress);
      case 'size':
        if (answer.bytes > limits.maxOutputBytes) return fail(new AppError('document_too_complex'));
        output = createOutput(answer.bytes);
        return;
      case 'chunk':
        if (!output.add(answer.bytes)) fail(new Error('the reading process sent too much'));
        return;
      case 'end':
        if (output.isWhole()) resolve(output.bytes);
        else fail(new Error('the reading process sent too little'));
        return;
      default:
        fail(describeAnswer(answer));
    }
  };
}

function describeAnswer(answer: Extract<ChildAnswer, { kind: 'refusal' | 'failure' }>): Error {
  if (answer.kind === 'failure') return new Error('the reader failed', { cause: answer.message });
  const { code, details } = answer;
  return new AppError(code, details === undefined ? {} : { details });
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
