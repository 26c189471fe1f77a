import { AppError } from '@clauselight/schema';
import { reviewCanceledChannel } from '../../domain/change-channels.ts';
import type { ModelDesk } from '../../domain/model-budget/model-desk.ts';
import { createReviewCounter, type ReviewCounts } from '../../domain/reviews/review-counts.ts';
import {
  createReviewTaskStore,
  type ReviewEnd,
  type ReviewTask,
  type ReviewTaskStore,
} from '../../domain/reviews/review-store.ts';
import { getModelSettings } from '../../platform/model-settings.ts';
import type { Platform } from '../../platform/open.ts';
import type { JobHandler } from '../../platform/queue/worker.ts';
import { loadMaterial } from '../analysis/load-material.ts';
import { startCountsWriter } from './counts-writer.ts';
import { readPortions } from './read-portions.ts';
import { readWhole } from './read-whole.ts';
import { createReviewLimits } from './review-limits.ts';
import { ReviewGoneError, type ReviewRun } from './review-run.ts';
import type { OpenedReview, ReviewRunner } from './review-runner.ts';
import { computeReviewMs } from './review-time.ts';

/** The share of the review's time for its portions. The rest is for the whole document. */
const portionsShare = 0.75;

export interface ReviewParts {
  readonly platform: Platform;
  readonly runner: ReviewRunner;
  /** Undefined if no language model is configured. */
  readonly desk: ModelDesk | undefined;
}

/** Creates the job that has a language model review an analysis. */
export async function createReviewAnalysisHandler({ platform, runner, desk }: ReviewParts) {
  const { database, log } = platform;
  const store = createReviewTaskStore(database);
  const running = new Map<string, AbortController>();
  const unlisten = await database.listen(reviewCanceledChannel, {
    onMessage: (id) => running.get(id)?.abort(new ReviewGoneError()),
  });

  const handler: JobHandler<'review-analysis'> = {
    async run({ reviewId }, shutdown) {
      const ended = new AbortController();
      running.set(reviewId, ended);
      try {
        const task = await store.begin(reviewId);
        if (task === undefined) return;
        await review({ platform, store, runner, desk, task, shutdown, ended });
      } catch (error) {
        if (shutdown.aborted) throw error;
        if (ended.signal.reason instanceof ReviewGoneError || isGone(error)) return;
        if (!(error instanceof AppError) || error.code !== 'analysis_missing') throw error;
        log.info({ reviewId, code: error.code }, 'a review failed');
        await store.fail(reviewId);
      } finally {
        running.delete(reviewId);
      }
    },
    giveUp: ({ reviewId }) => store.fail(reviewId),
  };

  return {
    handler,
    close: unlisten,
  };
}

/** The document was removed. */
function isGone(error: unknown): boolean {
  return error instanceof AppError && error.code === 'not_found';
}

interface Review extends ReviewParts {
  readonly store: ReviewTaskStore;
  readonly task: ReviewTask;
  readonly shutdown: AbortSignal;
  /** Aborted when the review is canceled, or when it has to end. */
  readonly ended: AbortController;
}

async function review(given: Review): Promise<void> {
  const { platform, store, desk, task, shutdown, ended } = given;
  const startedAt = Date.now();
  const counter = createReviewCounter(task.spentBefore);
  const end = async () => {
    const counts = counter.get();
    const durationMs = Date.now() - startedAt;
    const status = describeEnd(counts, await store.countItems(task.reviewId));
    await store.end(task, { status, counts, durationMs });
    const { portionsTotal, portionsDone, failures } = counts;
    const { reviewId, analysisId } = task;
    platform.log.info(
      { reviewId, analysisId, status, durationMs, portionsTotal, portionsDone, failures },
      'a review ended',
    );
  };
  if (desk === undefined) {
    counter.fail('misconfigured');
    return end();
  }
  const signal = AbortSignal.any([shutdown, ended.signal]);
  const abort = (reason: unknown) => ended.abort(reason);
  const stopWriting = startCountsWriter({
    read: counter.get,
    write: (counts) => store.writeCounts(task, counts),
    isRunning: () => store.isRunning(task.reviewId),
    onGone: () => abort(new ReviewGoneError()),
  });
  let opened: OpenedReview | undefined;
  try {
    opened = await open(given, signal);
    const limits = createReviewLimits(task.kept);
    await read({ task, store, desk, opened, counter, limits, signal, abort }, given, startedAt);
    signal.throwIfAborted();
    await stopWriting();
    await end();
  } finally {
    await stopWriting();
    await opened?.close();
    // The costs are stored even for a canceled review. The next attempt continues from them.
    if (signal.aborted) await store.writeCounts(task, counter.get()).catch(() => undefined);
  }
}

async function open(
  { platform, runner, task }: Review,
  signal: AbortSignal,
): Promise<OpenedReview> {
  const settings = getModelSettings(platform.config);
  if (settings === undefined) throw new Error('there is a desk without a model');
  const material = await loadMaterial(platform, task);
  const concurrency = platform.config.MODEL_CONCURRENCY;
  return runner.open({ material, side: task.side, settings, concurrency }, signal);
}

async function read(run: ReviewRun, { platform }: Review, startedAt: number): Promise<void> {
  const { MODEL_SECONDS: seconds, MODEL_CONCURRENCY: concurrency } = platform.config;
  const reviewMs = computeReviewMs(seconds * 1000, run.task.engineMs);
  const { portions, isOpinionWithheld } = run.opened.plan;
  run.counter.plan(portions.length, isOpinionWithheld);
  const { notes, isHopeless } = await readPortions(run, {
    concurrency,
    deadline: startedAt + reviewMs * portionsShare,
  });
  run.signal.throwIfAborted();
  if (isHopeless) return;
  await readWhole(run, { notes, deadline: startedAt + reviewMs });
}

function describeEnd({ failures }: ReviewCounts, items: number): ReviewEnd['status'] {
  if (failures.length === 0) return 'completed';
  return items > 0 ? 'incomplete' : 'failed';
}
