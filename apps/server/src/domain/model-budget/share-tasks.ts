export interface TaskListener {
  /** When it aborts, its reason is thrown. The work ends when nobody waits for it any more. */
  readonly signal: AbortSignal;
  /** Called with the work's updates while the caller waits. */
  onUpdate(news: unknown): void;
}

/** The work receives a function for its updates, and a signal that aborts when nobody waits any more. */
export type SharedTask<Result> = (
  signal: AbortSignal,
  onUpdate: (news: unknown) => void,
) => Promise<Result>;

interface RunningTask {
  readonly result: Promise<unknown>;
  readonly listeners: Set<TaskListener>;
  readonly left: AbortController;
}

export interface TaskSharing {
  /** Starts the work, or joins the work that is running with the same key. Equal keys must mean equal results. */
  join<Result>(
    key: string,
    work: SharedTask<Result>,
    listener: TaskListener,
  ): Promise<TaskOutcome<Result>>;
}

export interface TaskOutcome<Result> {
  readonly result: Result;
  /** Whether another caller had started it. */
  readonly isJoined: boolean;
}

/** Shares work: what several callers want at the same time is done once. */
export function createTaskSharing(): TaskSharing {
  const running = new Map<string, RunningTask>();

  const start = <Result>(
    key: string,
    work: SharedTask<Result>,
    first: TaskListener,
  ): RunningTask => {
    const left = new AbortController();
    const listeners = new Set([first]);
    const notifyListeners = (news: unknown) => {
      for (const listener of listeners) listener.onUpdate(news);
    };
    const result = work(left.signal, notifyListeners).finally(() => {
      if (running.get(key)?.left === left) running.delete(key);
    });
    // Every waiting caller gets the failure below. Without a waiting caller it can be ignored.
    result.catch(() => undefined);
    const started = { result, listeners, left };
    running.set(key, started);
    return started;
  };

  return {
    async join<Result>(key: string, work: SharedTask<Result>, listener: TaskListener) {
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
        // The last caller waits for the end of the work, so that its cleanup is complete when the caller continues.
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
