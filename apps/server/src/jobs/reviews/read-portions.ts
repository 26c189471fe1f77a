import { createPortionTask, ModelError, type TaskNote } from '@clauselight/language-model';
import type { ModelFailure } from '@clauselight/schema';
import { createPortionReader } from './answer-elements.ts';
import type { Portion } from './portions/plan-review.ts';
import { askInElements, keepVerified, type ReviewRun } from './review-run.ts';

export interface PortionsOptions {
  /** Number of portions that are read at the same time. */
  readonly concurrency: number;
  /** When the portions must have been read, in milliseconds since 1970. */
  readonly deadline: number;
}

export interface PortionsRead {
  /** In text order. */
  readonly notes: readonly TaskNote[];
  /** Whether every request to the model would fail. */
  readonly isHopeless: boolean;
}

/** With these failures every further request would fail in the same way. */
const hopeless: ReadonlySet<ModelFailure> = new Set(['key-refused', 'misconfigured']);
/** With these failures no new request starts. Running requests may finish; they may cost less than was reserved. */
const exhausted: ReadonlySet<ModelFailure> = new Set(['document-budget', 'day-budget']);

/** Has the model read the portions, in the plan's order, as far as time and budgets allow. */
export async function readPortions(
  run: ReviewRun,
  { concurrency, deadline }: PortionsOptions,
): Promise<PortionsRead> {
  const { counter, opened, signal } = run;
  const waiting = [...opened.plan.portions];
  const notes = new Map<number, readonly TaskNote[]>();
  const stopped = new AbortController();
  let readers = concurrency;

  const endPortion = (portion: Portion, { found, failure }: PortionRead) => {
    notes.set(portion.index, found);
    counter.endPortion(failure);
    if (failure !== undefined && hopeless.has(failure)) {
      stopped.abort(new Error('the model cannot be asked'));
    }
  };
  /**
   * Reads one portion and returns whether this reader should read another. When the budget refuses the last reader,
   * nothing is left to spend.
   */
  const readOne = async (portion: Portion): Promise<boolean> => {
    const both = AbortSignal.any([signal, stopped.signal]);
    const read = await readPortion(run, portion, { signal: both, deadline });
    const isRefused = read.failure !== undefined && exhausted.has(read.failure);
    if (isRefused) readers -= 1;
    if (isRefused && readers > 0) waiting.unshift(portion);
    else endPortion(portion, read);
    return !isRefused;
  };
  const readNextPortions = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (stopped.signal.aborted) return;
      if (Date.now() >= deadline) {
        counter.fail('timed-out');
        break;
      }
      const shouldReadOn = await readOne(next).catch((error: unknown) => {
        if (signal.aborted || !stopped.signal.aborted) throw error;
        return false;
      });
      if (!shouldReadOn) return;
    }
    readers -= 1;
  };
  await settleAll(run, Array.from({ length: concurrency }, readNextPortions));
  counter.failRemainingPortions();
  const inOrder = [...notes].sort(([a], [b]) => a - b);
  return { notes: inOrder.flatMap(([, some]) => some), isHopeless: stopped.signal.aborted };
}

/** Waits until all have ended, so that nothing continues after a failure. */
async function settleAll({ abort }: ReviewRun, work: readonly Promise<void>[]): Promise<void> {
  const outcomes = await Promise.allSettled(
    work.map((one) =>
      one.catch((error: unknown) => {
        abort(error);
        throw error;
      }),
    ),
  );
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

interface PortionOptions {
  readonly signal: AbortSignal;
  readonly deadline: number;
}

interface PortionRead {
  readonly found: readonly TaskNote[];
  readonly failure?: ModelFailure;
}

async function readPortion(
  run: ReviewRun,
  portion: Portion,
  options: PortionOptions,
): Promise<PortionRead> {
  const found: TaskNote[] = [];
  try {
    await askInElements(run, {
      ...options,
      task: createPortionTask(portion.input),
      reader: createPortionReader(),
      verify: (elements) => run.opened.verifyPortion(portion.index, elements),
      async onVerified(elements) {
        for (const { outcome } of elements) {
          if (outcome.kind === 'note') found.push(outcome.note);
        }
        await keepVerified(run, elements, portion.index);
      },
    });
    return { found };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { found, failure: error.failure };
  }
}
