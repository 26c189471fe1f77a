import { Worker } from 'node:worker_threads';
import { AppError, type ErrorCode } from '@clauselight/schema';
import { threadEntry } from '../../platform/thread-entry.ts';

/** Largest heap of a thread. */
const memoryMb = 1024;

/** Starts a thread that keeps no process alive; `sourceUrl` and `builtName` as `threadEntry` takes them. */
export function startThread(sourceUrl: URL, builtName: string): Worker {
  const { url, execArgv } = threadEntry(sourceUrl, builtName);
  const worker = new Worker(url, {
    execArgv,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  worker.unref();
  // Nobody else listens to an idle thread, and an error without a listener ends the process.
  worker.on('error', () => undefined);
  return worker;
}

/** Every message to and from a thread bears the id of its request. */
interface Message {
  readonly id: number;
}

/** A request without its id: `sendRequest` numbers it. */
export type Unnumbered<Request> = Request extends unknown ? Omit<Request, 'id'> : never;

export interface RequestOptions<Reply extends Message, Result> {
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  /** What the cause of a failure calls the thread, and what it was to do. */
  readonly names: { readonly thread: string; readonly work: string };
  /** The code of a time-out or a crash; analysis_failed where none is given. */
  readonly failureCode?: ErrorCode;
  /** Called for every reply to the request until it answers with the result; undefined waits for the next one. */
  onReply(reply: Reply): Result | undefined;
}

let lastId = 0;

/**
 * Sends a request to a thread and waits for its result. Throws the code of failures on a time-out or a crash; an aborted
 * signal throws its reason. The thread is left as it is: whoever started it stops it.
 */
export function sendRequest<Request extends Message, Reply extends Message, Result>(
  worker: Worker,
  unnumbered: Unnumbered<Request>,
  {
    signal,
    timeoutMs,
    names,
    failureCode = 'analysis_failed',
    onReply,
  }: RequestOptions<Reply, Result>,
): Promise<Result> {
  lastId += 1;
  const request = { ...unnumbered, id: lastId };
  const settled = new AbortController();
  return new Promise<Result>((resolve, reject) => {
    const fail = (cause: unknown) => reject(new AppError(failureCode, { cause }));
    const onMessage = (reply: Reply) => {
      const result = reply.id === request.id ? onReply(reply) : undefined;
      if (result !== undefined) resolve(result);
    };
    const onExit = (code: number) => fail(new Error(`${names.thread} ended with ${code}`));
    const onAbort = () => reject(signal.reason);
    const timer = setTimeout(() => fail(new Error(`${names.work} took too long`)), timeoutMs);
    worker.on('message', onMessage).on('error', fail).on('exit', onExit);
    signal.addEventListener('abort', onAbort, { once: true });
    settled.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', fail).off('exit', onExit);
      signal.removeEventListener('abort', onAbort);
    });
    if (signal.aborted) return onAbort();
    worker.postMessage(request);
  }).finally(() => settled.abort());
}
