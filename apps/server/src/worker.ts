import { openModelDesk } from './domain/model-budget/open-model-desk.ts';
import { createExportAccountHandler } from './jobs/account-export/export-account.ts';
import { createAnalyzeDocumentHandler } from './jobs/analysis/analyze-document.ts';
import { announceSandbox } from './jobs/analysis/announce-sandbox.ts';
import { createBillingHandlers, scheduleReconciliation } from './jobs/billing/handlers.ts';
import {
  createPrepareRemindersHandler,
  scheduleReminders,
} from './jobs/notifications/prepare-reminders.ts';
import { createSendMessageHandler } from './jobs/notifications/send-message.ts';
import { createQuestionHandlers } from './jobs/questions/question-handlers.ts';
import { createMakeOutputHandler } from './jobs/reports/make-output.ts';
import { createReviewAnalysisHandler } from './jobs/reviews/review-analysis.ts';
import { createRunners, type Runners } from './jobs/runners.ts';
import { createSweepHandler, scheduleSweeps } from './jobs/sweep/sweep-expired.ts';
import { getCookieSecret } from './platform/cookie-secret.ts';
import type { Platform } from './platform/open.ts';
import { getPublicAddress } from './platform/public-address.ts';
import { type JobHandlers, startQueueWorker } from './platform/queue/worker.ts';
import { startBeating } from './platform/queue/worker-beats.ts';
import type { Role } from './platform/role.ts';

/** Time a job has to finish by itself once the process is told to stop. */
const graceMs = 5000;
/** Answers of the engine take turns in one thread; while one is made, the next is looked up. */
const answersAtATime = 2;
/** Reviews wait for the language model, and share the calls that may be under way. */
const reviewsAtATime = 3;
/** While a file is drawn, the next is looked up or drawn beside it. */
const outputsAtATime = 2;
/** Sending is waiting for others; a mail server that hangs holds up no analysis. */
const messagesAtATime = 4;
/** So is asking the payment provider. */
const paymentsAtATime = 2;

/**
 * The role that does the background work: reads and analyzes documents, has the language model review them, answers
 * questions, makes files to take away, packs exports, sends messages, follows subscriptions, removes what has expired.
 * It closes the runners when it stops.
 */
export async function startWorker(
  platform: Platform,
  runners: Runners = createRunners(),
): Promise<Role> {
  const { database, log, config } = platform;
  await announceSandbox(log, runners.describeSandbox);
  const analyze = await createAnalyzeDocumentHandler(platform, runners);
  const desk = await openModelDesk(platform);
  const questions = await createQuestionHandlers({ platform, desk, runner: runners.questions });
  const review = await createReviewAnalysisHandler({
    platform,
    desk,
    runner: runners.reviews,
  });
  const output = await createMakeOutputHandler(platform, runners.outputs);
  const cookieSecret = await getCookieSecret(config);
  const billing = createBillingHandlers(platform, cookieSecret);
  const start = (concurrency: number, handlers: Partial<JobHandlers>) =>
    startQueueWorker({ database, log, concurrency, handlers });
  // Several workers rather than a limit for each kind: an answer somebody waits for then never finds all places taken by
  // analyses, and the queue knows of no kinds.
  const workers = [
    await start(config.ANALYSIS_CONCURRENCY, {
      'analyze-document': analyze.handler,
      'export-account': createExportAccountHandler(platform, output.make),
    }),
    // What people wait for never waits for a sweep, and no sweep expires behind their work.
    await start(1, { 'sweep-expired': createSweepHandler(platform) }),
    // Waiting for the language model blocks nobody; requests to it take turns in the model budget.
    await start(
      answersAtATime + (desk === undefined ? 0 : config.MODEL_CONCURRENCY),
      questions.handlers,
    ),
    await start(reviewsAtATime, { 'review-analysis': review.handler }),
    await start(outputsAtATime, { 'make-output': output.handler }),
    await start(messagesAtATime, {
      'send-message': createSendMessageHandler({
        platform,
        cookieSecret,
        address: getPublicAddress(config),
      }),
      'prepare-reminders': createPrepareRemindersHandler(platform),
    }),
  ];
  if (billing !== undefined) workers.push(await start(paymentsAtATime, billing));
  const beat = await startBeating({ database, log });
  const schedules = [
    scheduleSweeps(platform),
    scheduleReminders(platform),
    ...(billing === undefined ? [] : [scheduleReconciliation(platform)]),
  ];
  return {
    name: 'worker',
    async stop() {
      for (const { stop } of schedules) stop();
      await beat
        .stop()
        .catch((error: unknown) => log.warn({ err: error }, 'a worker could not say that it ends'));
      await Promise.all(workers.map((worker) => worker.stop(graceMs)));
      await analyze.close();
      await questions.close();
      await review.close();
      await output.close();
      await runners.close();
    },
  };
}
