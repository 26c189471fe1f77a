import { type AnalysisEvent, type AnalysisStep, analysisStepSchema } from '@clauselight/schema';

/** Ids of the messages that name the steps. */
export const stepTitles = {
  parsing: 'analysing.step.parsing',
  analysis: 'analysing.step.analysis',
  insights: 'analysing.step.insights',
} as const satisfies Record<AnalysisStep, string>;

export interface StepProgress {
  step: AnalysisStep;
  state: 'waiting' | 'active' | 'done';
  /** Share of an active step that is done, 0-1; absent where the server does not say. */
  fraction: number | undefined;
  /** What is being done, in the server's words. */
  detail: string | undefined;
}

/** Where an analysis stands, from the last thing the server said of it. */
export function computeProgress(event: AnalysisEvent | undefined): StepProgress[] {
  const steps = analysisStepSchema.options;
  const isCompleted = event?.status === 'completed';
  const current = event?.step ? steps.indexOf(event.step) : -1;
  return steps.map((step, index) => {
    if (isCompleted || index < current) {
      return { step, state: 'done', fraction: undefined, detail: undefined };
    }
    if (index > current) return { step, state: 'waiting', fraction: undefined, detail: undefined };
    return { step, state: 'active', fraction: event?.fraction, detail: event?.detail };
  });
}

/** The share of the whole that is done, each step counting alike. */
export function computeShare(steps: readonly StepProgress[]): number {
  const done = steps.map(({ state, fraction }) => (state === 'done' ? 1 : (fraction ?? 0)));
  return done.reduce((sum, share) => sum + share, 0) / steps.length;
}
