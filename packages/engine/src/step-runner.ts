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
  /** Called with the error of a failed step. The analysis continues without it and lists it. */
  onStepFailed?(step: string, error: unknown): void;
}

/** A step of an analysis, and its progress message. */
export interface Step {
  readonly name: string;
  readonly progress: AnalysisProgress;
}

/** Runs the steps of one analysis in sequence, and records which of them failed. */
export interface StepRunner {
  /** Grows while steps run. */
  readonly failedSteps: readonly FailedStep[];
  /** Runs a required step: its errors are thrown. */
  run<T>(step: Step, run: () => T): T;
  /** Runs an optional step: when it throws, the fallback is returned. */
  attempt<T>(step: Step, run: () => T, fallback: T): T;
  /** Like `attempt`, for an asynchronous step. */
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
