import { ModelError, type ModelTask } from '@clauselight/language-model';
import type { ModelDesk } from '../../domain/model-budget/model-desk.ts';
import type { ReviewCounter } from '../../domain/reviews/review-counts.ts';
import type { ReviewTask, ReviewTaskStore } from '../../domain/reviews/review-store.ts';
import type { ElementReader } from './answer-elements.ts';
import type { ReviewLimits } from './review-limits.ts';
import type { OpenedReview } from './review-runner.ts';
import type { AnswerElement, VerifiedElement } from './verify/verified-element.ts';

/** The review was cancelled or removed: nobody wants the rest. */
export class ReviewGoneError extends Error {
  constructor() {
    super('the review is gone');
    this.name = 'ReviewGoneError';
  }
}

/** What the steps of a review work with. */
export interface ReviewRun {
  readonly task: ReviewTask;
  readonly store: ReviewTaskStore;
  readonly desk: ModelDesk;
  readonly opened: OpenedReview;
  readonly counter: ReviewCounter;
  readonly limits: ReviewLimits;
  /** Aborts when the review is cancelled, removed or to be left to another process. */
  readonly signal: AbortSignal;
  /** Ends everything that is in flight. */
  abort(reason: unknown): void;
}

/** What the model is asked, and what becomes of its answer. */
export interface ElementQuestion<Answer, List extends string> {
  readonly task: ModelTask<Answer>;
  readonly reader: ElementReader<List>;
  readonly signal: AbortSignal;
  /** Milliseconds since 1970. */
  readonly deadline: number;
  verify(elements: readonly AnswerElement<List>[]): Promise<readonly VerifiedElement[]>;
  /** Takes what has been verified, in the order in which it came. */
  onVerified(elements: readonly VerifiedElement[]): Promise<void>;
}

/**
 * Asks the model, and has each element of the answer verified as soon as it is complete. Throws a ModelError where the
 * answer cannot be had, does not come to its end or where nothing of it stands: what had come before was verified all the
 * same.
 */
export async function askInElements<Answer, List extends string>(
  { desk, task: { documentId, ownerId }, counter, abort }: ReviewRun,
  { task, reader, signal, deadline, verify, onVerified }: ElementQuestion<Answer, List>,
): Promise<void> {
  let verifying = Promise.resolve();
  let said = 0;
  let stood = 0;
  const verifyAndTell = async (elements: readonly AnswerElement<List>[]) => {
    const verified = await verify(elements);
    said += verified.length;
    stood += verified.filter(({ outcome }) => outcome.kind !== 'rejected').length;
    await onVerified(verified);
  };
  const take = (answer: unknown, isFinal: boolean) => {
    const elements = reader.read(answer, isFinal);
    if (elements.length === 0) return;
    verifying = verifying.then(() => verifyAndTell(elements));
    verifying.catch(abort);
  };
  try {
    const { answer, isCached } = await desk.ask(task, {
      documentId,
      ownerId,
      signal,
      deadline,
      onPartial: (partial) => take(partial, false),
      onSpent: counter.spend,
    });
    if (isCached) counter.takeFromCache();
    take(answer, true);
  } finally {
    await verifying;
  }
  if (said > 0 && stood === 0) throw new ModelError('unsupported');
}

/** Counts what was rejected, and writes down what is to be shown; ends the review where there is nobody to show it to. */
export async function keepVerified(
  { task, store, counter, limits, abort }: ReviewRun,
  elements: readonly VerifiedElement[],
  place?: number,
): Promise<void> {
  const items = elements.flatMap(({ rejected, outcome }) => {
    counter.reject(rejected);
    if (outcome.kind !== 'item' || !limits.admit(outcome.item, place)) return [];
    return [{ key: outcome.key, item: outcome.item }];
  });
  if (items.length > 0 && !(await store.addItems(task, items))) abort(new ReviewGoneError());
}
