import { setTimeout as delay } from 'node:timers/promises';

export interface SnapshotWriterOptions<Answer> {
  /** Returns false if nobody waits for the answer any more. */
  write(answer: Answer): Promise<boolean>;
  onGone(): void;
}

/** Milliseconds between two snapshots: nobody reads faster than that. */
const intervalMs = 150;

/**
 * Stores a growing answer: the first snapshot at once, then at intervals the latest one. A snapshot that cannot be
 * stored is replaced by the next.
 */
export function createSnapshotWriter<Answer>({ write, onGone }: SnapshotWriterOptions<Answer>) {
  const stopped = new AbortController();
  let latest: Answer | undefined;
  let writing: Promise<void> | undefined;

  const writeOn = async () => {
    while (latest !== undefined) {
      const answer = latest;
      latest = undefined;
      if (!(await write(answer).catch(() => true))) onGone();
      await delay(intervalMs, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  };

  const show = (answer: Answer): void => {
    if (stopped.signal.aborted) return;
    latest = answer;
    writing ??= writeOn().finally(() => {
      writing = undefined;
      // A snapshot may have arrived after the last check.
      if (latest !== undefined) show(latest);
    });
  };

  return {
    show,
    /** Waits for the running write, then writes nothing more. */
    async stop(): Promise<void> {
      latest = undefined;
      stopped.abort();
      await writing;
    },
  };
}
