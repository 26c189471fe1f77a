export interface WorkListener {
  /** An aborted signal throws its reason; the work ends once nobody is left who waits for it. */
  readonly signal: AbortSignal;
  /** Called with the work's news as long as it is waited for. */
  onNews(news: unknown): void;
}

/** What is done with news for whoever waits and until nobody does. */
export type Work<Result> = (
  signal: AbortSignal,
  onNews: (news: unknown) => void,
) => Promise<Result>;

interface Running {
  readonly result: Promise<unknown>;
  readonly listeners: Set<WorkListener>;
  readonly left: AbortController;
}

export interface SharedWork {
  /** Starts the work, or joins what was started under the same key: the key says what the result is. */
  join<Result>(key: string, work: Work<Result>, listener: WorkListener): Promise<Joined<Result>>;
}

export interface Joined<Result> {
  readonly result: Result;
  /** Whether somebody else had started it. */
  readonly isJoined: boolean;
}

/** Work that several want at the same time is done once. */
export function createSharedWork(): SharedWork {
  const running = new Map<string, Running>();

  const start = <Result>(key: string, work: Work<Result>, first: WorkListener): Running => {
    const left = new AbortController();
    const listeners = new Set([first]);
    const tell = (news: unknown) => {
      for (const listener of listeners) listener.onNews(news);
    };
    const result = work(left.signal, tell).finally(() => {
      if (running.get(key)?.left === left) running.delete(key);
    });
    // Whoever waits hears of a failure below; when nobody does any more, it concerns nobody.
    result.catch(() => undefined);
    const started = { result, listeners, left };
    running.set(key, started);
    return started;
  };

  return {
    async join<Result>(key: string, work: Work<Result>, listener: WorkListener) {
      const { signal } = listener;
      signal.throwIfAborted();
      const found = running.get(key);
      const joined = found ?? start(key, work, listener);
      joined.listeners.add(listener);
      const leave = async () => {
        joined.listeners.delete(listener);
        if (joined.listeners.size > 0) return;
        if (running.get(key) === joined) running.delete(key);
        joined.left.abort(signal.reason);
        // The last one sees the work to its end: what it has to settle is settled when the caller goes on.
        await joined.result.catch(() => undefined);
      };
      try {
        const result = (await untilAborted(joined.result, signal)) as Result;
        return { result, isJoined: found !== undefined };
      } finally {
        await leave();
      }
    },
  };
}

async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  let stop: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
