import { createWholeTask, ModelError, type TaskNote } from '@clauselight/language-model';
import { createWholeReader } from './answer-elements.ts';
import { askInElements, keepVerified, type ReviewRun } from './review-run.ts';

export interface WholeOptions {
  readonly notes: readonly TaskNote[];
  /** When the review must have ended, in milliseconds since 1970. */
  readonly deadline: number;
}

/** Has the model summarize and judge the whole document from its notes on the portions. */
export async function readWhole(run: ReviewRun, { notes, deadline }: WholeOptions): Promise<void> {
  const { opened, counter, signal } = run;
  const { whole, isOpinionWithheld } = opened.plan;
  // Without notes a model would invent something.
  if (notes.length === 0 && whole.findings.length === 0) return;
  try {
    await askInElements(run, {
      task: createWholeTask({ ...whole, notes }),
      reader: createWholeReader(),
      signal,
      deadline,
      verify: (elements) =>
        opened.verifyWhole(
          elements.filter(({ list }) => !(isOpinionWithheld && list === 'opinion')),
        ),
      onVerified: (elements) => keepVerified(run, elements),
    });
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    counter.fail(error.failure);
  }
}
