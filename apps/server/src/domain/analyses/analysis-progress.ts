import type { AnalysisStep } from '@clauselight/schema';

export interface StepProgress {
  readonly step: AnalysisStep;
  /** 0-1. */
  readonly fraction: number;
  readonly detail?: string;
}

export interface ProgressReporter {
  report(progress: StepProgress): void;
  /** Resolves when everything reported so far has been written. */
  flush(): Promise<void>;
}

const intervalMs = 200;

/**
 * Writes progress as it is reported, one write at a time. Of reports that arrive during a write, only the latest of
 * each step is written. A failed write loses a step on the screen and never fails the analysis.
 */
export function createProgressReporter(
  write: (progress: StepProgress) => Promise<void>,
  now: () => number = Date.now,
): ProgressReporter {
  const pending: StepProgress[] = [];
  let writing: Promise<void> | undefined;
  let lastStep: AnalysisStep | undefined;
  let lastAt = Number.NEGATIVE_INFINITY;

  const drain = async () => {
    for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
      await write(next).catch(() => undefined);
    }
  };

  return {
    report(progress) {
      const isDue =
        progress.step !== lastStep || progress.fraction === 1 || now() - lastAt >= intervalMs;
      if (!isDue) return;
      lastStep = progress.step;
      lastAt = now();
      if (pending.at(-1)?.step === progress.step) pending.pop();
      pending.push(progress);
      writing ??= drain().finally(() => {
        writing = undefined;
      });
    },
    flush: async () => {
      await writing;
    },
  };
}
