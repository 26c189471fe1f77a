import { setTimeout as delay } from 'node:timers/promises';

export interface SnapshotWriterOptions<Answer> {
  /** False where nobody waits for it any more. */
  write(answer: Answer): Promise<boolean>;
  onGone(): void;
}

/** Milliseconds between two snapshots: words that come faster are not read any faster. */
const intervalMs = 150;

/**
 * Writes an answer down while it grows: the first snapshot at once, of those that come close after each other the latest.
 * One that cannot be written is made up for by the next.
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
      // It may have come after the last look.
      if (latest !== undefined) show(latest);
    });
  };

  return {
    show,
    /** Waits for what is being written, and writes nothing more. */
    async stop(): Promise<void> {
      latest = undefined;
      stopped.abort();
      await writing;
    },
  };
}
