import { ApiError, sendFor, UnreadableAnswer } from '../http.ts';
import {
  type LargeAnswer,
  type LargeAnswers,
  largeAnswerSchemas,
  type WorkerAnswer,
  type WorkerRequest,
} from './messages.ts';

/** The longest an answer may take, in milliseconds. */
const limitMs = 120_000;

/** What of a `Worker` is used. */
export interface AnswerThread {
  postMessage: (request: WorkerRequest) => void;
  onmessage: ((event: MessageEvent<WorkerAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface LargeRequest<N extends LargeAnswer> {
  path: string;
  name: N;
  signal: AbortSignal;
}

interface Waiting {
  settle: (answer: WorkerAnswer) => void;
  /** Asks on this thread instead. */
  fallBack: () => void;
}

/**
 * Makes the function that loads large answers on another thread; where none can be started, or it breaks, on this
 * one. Fails as `sendFor` does, with an `ApiError` for what the server refuses.
 */
export function createLargeSender(start: () => AnswerThread) {
  const waiting = new Map<number, Waiting>();
  let thread: AnswerThread | undefined;
  let isBroken = false;
  let lastId = 0;

  function giveUp() {
    isBroken = true;
    for (const { fallBack } of waiting.values()) fallBack();
    waiting.clear();
  }

  function findThread(): AnswerThread | undefined {
    if (thread || isBroken) return isBroken ? undefined : thread;
    try {
      thread = start();
      thread.onmessage = ({ data }) => waiting.get(data.id)?.settle(data);
      thread.onerror = giveUp;
    } catch {
      isBroken = true;
    }
    return thread;
  }

  function ask<N extends LargeAnswer>(
    { postMessage }: { postMessage: AnswerThread['postMessage'] },
    request: LargeRequest<N>,
  ): Promise<LargeAnswers[N]> {
    const { path, name, signal } = request;
    lastId += 1;
    const id = lastId;
    return new Promise<LargeAnswers[N]>((resolve, reject) => {
      const end = (action: () => void) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', cancel);
        waiting.delete(id);
        action();
      };
      const cancel = () => {
        postMessage({ id, cancel: true });
        end(() => reject(signal.reason));
      };
      const timer = setTimeout(() => {
        postMessage({ id, cancel: true });
        end(() => reject(new Error('the answer took too long')));
      }, limitMs);
      signal.addEventListener('abort', cancel);
      waiting.set(id, {
        settle: (answer) => end(() => settle(answer, { resolve, reject })),
        fallBack: () => end(() => resolve(sendHere(request))),
      });
      postMessage({ id, path, name });
    });
  }

  return <N extends LargeAnswer>(request: LargeRequest<N>): Promise<LargeAnswers[N]> => {
    if (request.signal.aborted) return Promise.reject(request.signal.reason);
    const found = findThread();
    if (!found) return sendHere(request);
    return ask({ postMessage: (message) => found.postMessage(message) }, request);
  };
}

function sendHere<N extends LargeAnswer>({ path, name, signal }: LargeRequest<N>) {
  return sendFor(path, largeAnswerSchemas[name], { signal });
}

interface Outcome<T> {
  resolve: (value: T) => void;
  reject: (reason: unknown) => void;
}

function settle<T>(answer: WorkerAnswer, { resolve, reject }: Outcome<T>): void {
  // The worker has parsed it by the schema of this very name.
  if (answer.kind === 'value') resolve(answer.value as T);
  else if (answer.kind === 'refused') reject(new ApiError(answer.facts));
  else if (answer.kind === 'unreadable') reject(new UnreadableAnswer(answer.documentId));
  else reject(new Error(answer.message));
}
