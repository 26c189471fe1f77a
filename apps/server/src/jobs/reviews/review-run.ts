import { ModelError, type ModelTask } from '@clauselight/language-model';
import type { ModelDesk } from '../../domain/model-budget/model-desk.ts';
import type { ReviewCounter } from '../../domain/reviews/review-counts.ts';
import type { ReviewTask, ReviewTaskStore } from '../../domain/reviews/review-store.ts';
import type { ElementReader } from './answer-elements.ts';
import type { ReviewLimits } from './review-limits.ts';
import type { OpenedReview } from './review-runner.ts';
import type { AnswerElement, VerifiedElement } from './verify/verified-element.ts';

/** Thrown when the review was canceled or removed. */
export class ReviewGoneError extends Error {
  constructor() {
    super('the review is gone');
    this.name = 'ReviewGoneError';
  }
}

/** What the steps of a review share. */
export interface ReviewRun {
  readonly task: ReviewTask;
  readonly store: ReviewTaskStore;
  readonly desk: ModelDesk;
  readonly opened: OpenedReview;
  readonly counter: ReviewCounter;
  readonly limits: ReviewLimits;
  /** Aborts when the review is canceled, removed or taken over by another process. */
  readonly signal: AbortSignal;
  /** Ends all running requests. */
  abort(reason: unknown): void;
}

/** A request to the model, and the handler of its answer. */
export interface ElementQuestion<Answer, List extends string> {
  readonly task: ModelTask<Answer>;
  readonly reader: ElementReader<List>;
  readonly signal: AbortSignal;
  /** Milliseconds since 1970. */
  readonly deadline: number;
  verify(elements: readonly AnswerElement<List>[]): Promise<readonly VerifiedElement[]>;
  /** Receives the verified elements in the order in which they arrived. */
  onVerified(elements: readonly VerifiedElement[]): Promise<void>;
}

/**
 * Asks the model, and verifies each element of the answer as soon as it is complete. Throws a ModelError if there is
 * no answer, if it breaks off, or if no element passes. Elements that arrived before are verified in any case.
 */
export async function askInElements<Answer, List extends string>(
  { desk, task: { documentId, ownerId }, counter, abort }: ReviewRun,
  { task, reader, signal, deadline, verify, onVerified }: ElementQuestion<Answer, List>,
): Promise<void> {
  let verifying = Promise.resolve();
  let received = 0;
  let accepted = 0;
  const verifyAndReport = async (elements: readonly AnswerElement<List>[]) => {
    const verified = await verify(elements);
    received += verified.length;
    accepted += verified.filter(({ outcome }) => outcome.kind !== 'rejected').length;
    await onVerified(verified);
  };
  const take = (answer: unknown, isFinal: boolean) => {
    const elements = reader.read(answer, isFinal);
    if (elements.length === 0) return;
    verifying = verifying.then(() => verifyAndReport(elements));
    verifying.catch(abort);
  };
  try {
    const { answer, isCached } = await desk.ask(task, {
      documentId,
      ownerId,
      signal,
      deadline,
      onPartial: (partial) => take(partial, false),
      onSpent: counter.addSpending,
    });
    if (isCached) counter.countCacheHit();
    take(answer, true);
  } finally {
    await verifying;
  }
  if (received > 0 && accepted === 0) throw new ModelError('unsupported');
}

/** Counts rejected elements and stores the ones to be shown. Ends the review if it is gone. */
export async function keepVerified(
  { task, store, counter, limits, abort }: ReviewRun,
  elements: readonly VerifiedElement[],
  place?: number,
): Promise<void> {
  const items = elements.flatMap(({ rejected, outcome }) => {
    counter.reject(rejected);
    if (outcome.kind !== 'item' || !limits.tryAdmit(outcome.item, place)) return [];
    return [{ key: outcome.key, item: outcome.item }];
  });
  if (items.length > 0 && !(await store.addItems(task, items))) abort(new ReviewGoneError());
}
