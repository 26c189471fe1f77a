import type { FailedStep } from '@clauselight/schema';

export interface AnalysisProgress {
  readonly step: 'analysis' | 'insights';
  /** Share of the step that is done, 0-1. */
  readonly fraction: number;
  /** What is being done, in words. */
  readonly detail: string;
}

export interface StepRunnerOptions {
  onProgress?(progress: AnalysisProgress): void;
  /** Called with what a step threw; the analysis goes on without it, and says so. */
  onStepFailed?(step: string, error: unknown): void;
}

/** A step of an analysis, and what the reader of the page is told while it runs. */
export interface Step {
  readonly name: string;
  readonly progress: AnalysisProgress;
}

/** Runs the steps of one analysis one after the other, and remembers which failed. */
export interface StepRunner {
  /** Grows while steps run. */
  readonly failedSteps: readonly FailedStep[];
  /** Runs a step that nothing can be told without: what it throws is thrown. */
  run<T>(step: Step, run: () => T): T;
  /** Runs a step that the others can do without: where it throws, the fallback stands in for what it would have given. */
  attempt<T>(step: Step, run: () => T, fallback: T): T;
  /** As `attempt`, for a step that takes its time. */
  attemptLater<T>(step: Step, run: () => Promise<T>, fallback: T): Promise<T>;
}

export function createStepRunner({ onProgress, onStepFailed }: StepRunnerOptions): StepRunner {
  const failedSteps: FailedStep[] = [];
  const fail = (step: Step, error: unknown) => {
    failedSteps.push({ step: step.name, label: step.progress.detail });
    onStepFailed?.(step.name, error);
  };
  return {
    failedSteps,
    run(step, run) {
      onProgress?.(step.progress);
      return run();
    },
    attempt(step, run, fallback) {
      onProgress?.(step.progress);
      try {
        return run();
      } catch (error) {
        fail(step, error);
        return fallback;
      }
    },
    async attemptLater(step, run, fallback) {
      onProgress?.(step.progress);
      try {
        return await run();
      } catch (error) {
        fail(step, error);
        return fallback;
      }
    },
  };
}
