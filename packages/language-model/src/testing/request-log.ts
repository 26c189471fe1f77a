import type { BehaviorKind } from './behavior.ts';
import type { Question } from './protocols/protocol.ts';

/** How a request ended: completed, rejected, broken by the server, or aborted by the client. */
export type RequestEnd = 'answered' | 'refused' | 'broken' | 'left';

/** A received request with its outcome. */
export interface ModelRequest {
  /** From 1, in order of arrival. */
  readonly number: number;
  readonly method: string;
  readonly path: string;
  readonly protocol: 'openai' | 'anthropic' | undefined;
  /** The body: parsed if it is JSON, otherwise text. */
  readonly body: unknown;
  /** The parsed question; absent if the request was rejected. */
  question?: Question;
  behavior?: BehaviorKind;
  status?: number;
  /** Milliseconds of `performance.now()`. */
  readonly startedAt: number;
  endedAt?: number;
  end?: RequestEnd;
  /** The part of the answer that was written. */
  answer: string;
  outputTokens: number;
  /** Resolves when it has ended. */
  readonly ended: Promise<RequestEnd>;
}

export interface RequestLog {
  readonly requests: readonly ModelRequest[];
  /** The highest number of simultaneous requests. */
  readonly mostAtOnce: number;
  add(request: Pick<ModelRequest, 'method' | 'path' | 'protocol' | 'body'>): OpenRequest;
  /** Resolves with the request of this number as soon as it arrives. */
  waitForRequest(number: number): Promise<ModelRequest>;
  /** Waits until this many requests are held. */
  waitForHeld(count: number): Promise<void>;
  /** Continues every held request. */
  release(): void;
}

/** A request for the code that answers it. */
export interface OpenRequest {
  readonly request: ModelRequest;
  /** Waits until it is released or the client has disconnected. */
  hold(signal: AbortSignal): Promise<void>;
  /** To be called before the last bytes are written: the client may send its next request at once. */
  leave(): void;
  close(end: RequestEnd): void;
}

/** Creates the log. Every change resolves the waiting promises that it satisfies. */
export function createRequestLog(): RequestLog {
  const requests: ModelRequest[] = [];
  const held = new Set<() => void>();
  const changes = createChanges();
  let open = 0;
  let mostAtOnce = 0;
  const add: RequestLog['add'] = (came) => {
    let resolve: (end: RequestEnd) => void = () => undefined;
    const ended = new Promise<RequestEnd>((settle) => {
      resolve = settle;
    });
    let isOpen = true;
    const leave = () => {
      if (isOpen) open -= 1;
      isOpen = false;
    };
    const request: ModelRequest = {
      ...came,
      number: requests.length + 1,
      startedAt: performance.now(),
      answer: '',
      outputTokens: 0,
      ended,
    };
    requests.push(request);
    open += 1;
    mostAtOnce = Math.max(mostAtOnce, open);
    changes.tell();
    return {
      request,
      hold: (signal) => holdUntilReleased(held, changes.tell, signal),
      leave,
      close(end) {
        if (request.end !== undefined) return;
        leave();
        request.end = end;
        request.endedAt = performance.now();
        resolve(end);
      },
    };
  };
  return {
    requests,
    get mostAtOnce() {
      return mostAtOnce;
    },
    add,
    async waitForRequest(number) {
      await changes.waitUntil(() => requests.length >= number);
      return requests[number - 1] as ModelRequest;
    },
    waitForHeld: (count) => changes.waitUntil(() => held.size >= count),
    release() {
      for (const letGo of [...held]) letGo();
    },
  };
}

async function holdUntilReleased(
  held: Set<() => void>,
  tell: () => void,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    const letGo = () => {
      held.delete(letGo);
      resolve();
    };
    held.add(letGo);
    signal.addEventListener('abort', letGo, { once: true });
    tell();
  });
}

interface Changes {
  tell(): void;
  waitUntil(isTrue: () => boolean): Promise<void>;
}

function createChanges(): Changes {
  const waiting = new Set<() => void>();
  return {
    tell() {
      for (const look of [...waiting]) look();
    },
    waitUntil(isTrue) {
      if (isTrue()) return Promise.resolve();
      return new Promise((resolve) => {
        const look = () => {
          if (!isTrue()) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
      });
    },
  };
}
