import type { Worker } from 'node:worker_threads';

export interface ThreadPool {
  /** The thread that is kept, or a new one where it is in use or has ended. Whoever takes it releases it. */
  take(): Worker;
  /** Keeps the thread for what comes next, or ends it where it is not fit for that, or another is kept already. */
  release(worker: Worker, isFit: boolean): void;
  /** Has a thread do some work. It is ended where the work fails, or `isFit` says that its result leaves it unfit. */
  use<Result>(
    work: (worker: Worker) => Promise<Result>,
    isFit?: (result: Result) => boolean,
  ): Promise<Result>;
  /** Ends the thread that is kept; those in use end when they are released. */
  close(): Promise<void>;
}

/** Keeps one warm thread, for at most `idleMs` without work, and starts another for what is done beside it. */
export function createThreadPool(start: () => Worker, idleMs?: number): ThreadPool {
  let warm: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  const stopWarm = async () => {
    clearTimeout(idle);
    const stopped = warm;
    warm = undefined;
    await stopped?.terminate();
  };

  const pool: ThreadPool = {
    take() {
      clearTimeout(idle);
      const kept = warm;
      warm = undefined;
      return kept === undefined || kept.threadId === -1 ? start() : kept;
    },
    release(worker, isFit) {
      // Not waited for: a library in machine code ends when it likes.
      if (!isFit || isClosed || warm !== undefined) return void worker.terminate();
      warm = worker;
      if (idleMs !== undefined) idle = setTimeout(() => void stopWarm(), idleMs).unref();
    },
    async use(work, isFit = () => true) {
      const worker = pool.take();
      try {
        const result = await work(worker);
        pool.release(worker, isFit(result));
        return result;
      } catch (error) {
        pool.release(worker, false);
        throw error;
      }
    },
    async close() {
      isClosed = true;
      await stopWarm();
    },
  };
  return pool;
}
