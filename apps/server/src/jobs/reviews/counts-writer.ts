import type { ReviewCounts } from '../../domain/reviews/review-counts.ts';

export interface CountsWriterOptions {
  read(): ReviewCounts;
  /** Returns false if the review is not running any more. */
  write(counts: ReviewCounts): Promise<boolean>;
  isRunning(): Promise<boolean>;
  onGone(): void;
}

const intervalMs = 250;
/** Number of intervals without changes after which the writer checks whether the review is still running. */
const ticksBetweenChecks = 8;

/**
 * Stores the counters of a review while they change, one write at a time, and notices when the review is gone. A
 * failed write loses a step on the screen and never fails the review. Returns a function that stops the writer.
 */
export function startCountsWriter({
  read,
  write,
  isRunning,
  onGone,
}: CountsWriterOptions): () => Promise<void> {
  let written = read();
  let ticks = 0;
  let writing: Promise<void> | undefined;

  const writeIfChanged = async () => {
    const counts = read();
    ticks += 1;
    if (counts !== written) {
      const isThere = await write(counts);
      written = counts;
      if (!isThere) onGone();
    } else if (ticks % ticksBetweenChecks === 0 && !(await isRunning())) onGone();
  };
  const timer = setInterval(() => {
    writing ??= writeIfChanged()
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
