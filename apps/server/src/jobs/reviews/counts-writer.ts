import type { ReviewCounts } from '../../domain/reviews/review-counts.ts';

export interface CountsWriterOptions {
  read(): ReviewCounts;
  /** False where the review does not run any more. */
  write(counts: ReviewCounts): Promise<boolean>;
  isRunning(): Promise<boolean>;
  onGone(): void;
}

const intervalMs = 250;
/** Looks after which it is made sure that the review is still wanted, where there is nothing to write. */
const looksBetweenChecks = 8;

/**
 * Writes how a review stands while that changes, one write at a time, and notices when the review is gone. A write that
 * fails loses a step on the screen, never the review. Answers with what stops it.
 */
export function startCountsWriter({
  read,
  write,
  isRunning,
  onGone,
}: CountsWriterOptions): () => Promise<void> {
  let written = read();
  let looks = 0;
  let writing: Promise<void> | undefined;

  const look = async () => {
    const counts = read();
    looks += 1;
    if (counts !== written) {
      const isThere = await write(counts);
      written = counts;
      if (!isThere) onGone();
    } else if (looks % looksBetweenChecks === 0 && !(await isRunning())) onGone();
  };
  const timer = setInterval(() => {
    writing ??= look()
      .catch(() => undefined)
      .finally(() => {
        writing = undefined;
      });
  }, intervalMs);
  return async () => {
    clearInterval(timer);
    await writing;
  };
}
