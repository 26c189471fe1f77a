import type { Worker } from 'node:worker_threads';
import type { AppError } from '@clauselight/schema';
import { createTurns } from '../threads/create-turns.ts';
import { createThreadError } from '../threads/thread-failure.ts';
import { createThreadPool } from '../threads/thread-pool.ts';
import { sendRequest, startThread, type Unnumbered } from '../threads/thread-request.ts';
import type { ReviewPlan } from './portions/plan-review.ts';
import type { ReviewSource, ReviewThreadReply, ReviewThreadRequest } from './review-messages.ts';
import type { AnswerElement, VerifiedElement } from './verify/verified-element.ts';
import type { PortionList } from './verify/verify-portion.ts';
import type { WholeList } from './verify/verify-whole.ts';

/** Longest time that the thread may take for one request: a long document is parsed in a few seconds. */
const timeoutMs = 60_000;

/** A document in a thread of its own, open to be reviewed. */
export interface OpenedReview {
  readonly plan: ReviewPlan;
  /** What stands of the elements of an answer, in their order. Throws analysis_failed where the thread fails. */
  verifyPortion(
    portion: number,
    elements: readonly AnswerElement<PortionList>[],
  ): Promise<readonly VerifiedElement[]>;
  verifyWhole(elements: readonly AnswerElement<WholeList>[]): Promise<readonly VerifiedElement[]>;
  close(): Promise<void>;
}

export interface ReviewRunner {
  /**
   * Parses and plans in a thread that is the review's until it is closed. Throws analysis_missing where text and analysis do
   * not belong together, analysis_failed where the thread fails; an aborted signal throws its reason.
   */
  open(source: ReviewSource, signal: AbortSignal): Promise<OpenedReview>;
  close(): Promise<void>;
}

/** Keeps one warm thread and starts another for each review beyond it; one that failed or was interrupted is never reused. */
export function createReviewRunner(start = startReviewThread): ReviewRunner {
  const pool = createThreadPool(start);
  return {
    async open(source, signal) {
      const worker = pool.take();
      const send = createSender(worker, signal);
      const verify = async (request: Unnumbered<ReviewThreadRequest>) => {
        const reply = await send(request);
        if (reply.kind !== 'verified') throw readFailure(reply);
        return reply.elements;
      };
      try {
        const reply = await send({ kind: 'open', source });
        if (reply.kind !== 'opened') throw readFailure(reply);
        return {
          plan: reply.plan,
          verifyPortion: (portion, elements) =>
            verify({ kind: 'verify-portion', portion, elements }),
          verifyWhole: (elements) => verify({ kind: 'verify-whole', elements }),
          close: async () => pool.release(worker, await letGo(send)),
        };
      } catch (error) {
        pool.release(worker, false);
        throw error;
      }
    },
    close: pool.close,
  };
}

export function startReviewThread(): Worker {
  return startThread(new URL('./review-thread.ts', import.meta.url), 'review-thread.js');
}

/** Whether the thread has let go of the document, and so has nothing more to do. */
async function letGo(send: Sender): Promise<boolean> {
  try {
    return (await send({ kind: 'close' })).kind === 'closed';
  } catch {
    // The review was interrupted: the thread may be at work for it still.
    return false;
  }
}

type Sender = ReturnType<typeof createSender>;

function createSender(worker: Worker, signal: AbortSignal) {
  const takeTurn = createTurns();
  return (request: Unnumbered<ReviewThreadRequest>): Promise<ReviewThreadReply> =>
    takeTurn(() =>
      sendRequest(worker, request, {
        signal,
        timeoutMs,
        names: { thread: 'the thread of a review', work: 'the comparison with the document' },
        onReply: (given: ReviewThreadReply) => given,
      }),
    );
}

function readFailure(reply: ReviewThreadReply): AppError {
  if (reply.kind === 'refused' || reply.kind === 'failed') return createThreadError(reply);
  return createThreadError({ kind: 'failed', message: `an unexpected reply: ${reply.kind}` });
}
