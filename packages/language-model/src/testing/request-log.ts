import type { BehaviourKind } from './behaviour.ts';
import type { Question } from './protocols/protocol.ts';

/** How a request ended: answered to its end, refused, broken by the stand-in, or left by the client. */
export type RequestEnd = 'answered' | 'refused' | 'broken' | 'left';

/** A request as it came, and what became of it. */
export interface ModelRequest {
  /** From 1, in the order in which they came. */
  readonly number: number;
  readonly method: string;
  readonly path: string;
  readonly protocol: 'openai' | 'anthropic' | undefined;
  /** The body as it came: JSON where it is some, else the text. */
  readonly body: unknown;
  /** What it asks; absent where it was refused. */
  question?: Question;
  behaviour?: BehaviourKind;
  status?: number;
  /** Milliseconds of `performance.now()`. */
  readonly startedAt: number;
  endedAt?: number;
  end?: RequestEnd;
  /** What has been written of the answer. */
  answer: string;
  outputTokens: number;
  /** Resolves when it has ended. */
  readonly ended: Promise<RequestEnd>;
}

export interface RequestLog {
  readonly requests: readonly ModelRequest[];
  /** Most requests that were under way at one time. */
  readonly mostAtOnce: number;
  add(request: Pick<ModelRequest, 'method' | 'path' | 'protocol' | 'body'>): OpenRequest;
  /** The request with this number, as soon as it has come. */
  waitForRequest(number: number): Promise<ModelRequest>;
  /** Waits until this many requests are held. */
  waitForHeld(count: number): Promise<void>;
  /** Lets every request that is held go on. */
  release(): void;
}

/** A request for those who answer it. */
export interface OpenRequest {
  readonly request: ModelRequest;
  /** Waits until it is released, or the client has gone. */
  hold(signal: AbortSignal): Promise<void>;
  /** Its last bytes are about to be written: whoever reads them may ask again at once. */
  leave(): void;
  close(end: RequestEnd): void;
}

/** Keeps what came; those who wait are told of every change. */
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
