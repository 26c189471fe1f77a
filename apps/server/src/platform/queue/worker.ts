import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type JobKind, type JobPayload, jobPayloads } from '@clauselight/schema';
import type { Database } from '../database/open.ts';
import { isInfrastructureFailure } from '../infrastructure-failure.ts';
import type { Logger } from '../log.ts';
import { createLeases, type HeldJob, type Leases } from './leases.ts';
import { jobsChannel } from './queue.ts';

export interface JobHandler<K extends JobKind> {
  /**
   * Does the work. Handlers are idempotent, because a job may run again after a crash. `signal` aborts when the
   * process shuts down or the lease is lost. If the handler then throws, the job is released.
   */
  run(payload: JobPayload<K>, signal: AbortSignal): Promise<void>;
  /** Called when the job will not be tried again, to record that for those who wait. */
  giveUp?(payload: JobPayload<K>): Promise<void>;
}
export type JobHandlers = { readonly [K in JobKind]: JobHandler<K> };

export interface QueueWorkerOptions {
  readonly database: Database;
  /** The worker takes jobs of these kinds only. Jobs that must not wait for each other need separate workers. */
  readonly handlers: Partial<JobHandlers>;
  /** Number of jobs that run at the same time. */
  readonly concurrency: number;
  readonly log: Logger;
  /** Seconds until a lease without renewal expires. */
  readonly leaseSeconds?: number;
}

export interface QueueWorker {
  /** Takes no more jobs, waits up to `graceMs` milliseconds for the running ones, and releases the rest. */
  stop(graceMs: number): Promise<void>;
}

/** The number of failures after which a job is given up. */
const maxFailures = 3;
/** The number of starts after which a job is assumed to crash the process. */
const maxAttempts = 25;
/** The longest sleep, in case a notification is missed. */
const pollSeconds = 15;

/** Delays between tries to write down how a job ended, while the database cannot be used. The last one repeats. */
const settleDelaysMs = [500, 1000, 2000, 5000, 10_000];

/** Runs jobs until stopped. */
export async function startQueueWorker(options: QueueWorkerOptions): Promise<QueueWorker> {
  const { database, log, handlers, concurrency, leaseSeconds = 30 } = options;
  const leases = createLeases({
    orm: database.orm,
    owner: randomUUID(),
    kinds: Object.keys(handlers) as JobKind[],
    leaseSeconds,
  });
  // The embedded database has one owner, with one worker for each kind: a previous holder of a lease has ended.
  if (database.kind === 'embedded') await leases.endAll();

  const running = new Set<Promise<void>>();
  const shutdown = new AbortController();
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let filling: Promise<void> | undefined;
  let isWoken = false;

  const fill = async () => {
    while (!isStopping && running.size < concurrency) {
      const job = await leases.take();
      if (job === undefined) break;
      const work = runJob({
        job,
        leases,
        options,
        shutdown: shutdown.signal,
        leaseSeconds,
      }).finally(() => {
        running.delete(work);
        wake();
      });
      running.add(work);
    }
  };
  const wake = () => {
    isWoken = true;
    if (isStopping || filling !== undefined) return;
    clearTimeout(timer);
    filling = (async () => {
      while (isWoken && !isStopping) {
        isWoken = false;
        await fill();
      }
    })()
      .catch((error: unknown) => log.error({ err: error }, 'the queue could not be read'))
      .finally(() => {
        filling = undefined;
        if (!isStopping) void sleepUntilDue();
      });
  };
  const sleepUntilDue = async () => {
    const due =
      running.size < concurrency ? await leases.findNextDue().catch(() => undefined) : undefined;
    if (isStopping || filling !== undefined) return;
    clearTimeout(timer);
    timer = setTimeout(wake, Math.min(due ?? pollSeconds, pollSeconds) * 1000 + 20);
    timer.unref();
  };

  const unlisten = await database.listen(jobsChannel, {
    onMessage: wake,
    onReconnect: wake,
  });
  wake();

  return {
    async stop(graceMs) {
      isStopping = true;
      clearTimeout(timer);
      await unlisten();
      await filling;
      const deadline = setTimeout(() => shutdown.abort(new Error('shutting down')), graceMs);
      await Promise.allSettled(running);
      clearTimeout(deadline);
    },
  };
}

interface RunOptions {
  readonly job: HeldJob;
  readonly leases: Leases;
  readonly options: QueueWorkerOptions;
  readonly shutdown: AbortSignal;
  readonly leaseSeconds: number;
}

async function runJob({ job, leases, options, shutdown, leaseSeconds }: RunOptions): Promise<void> {
  const log = options.log.child({ job: job.id, kind: job.kind });
  const lost = new AbortController();
  const renewal = setInterval(
    () => {
      leases.renew(job.id).then(
        (isOurs) => isOurs || lost.abort(new Error('the lease was lost')),
        (error: unknown) => log.warn({ err: error }, 'a lease could not be renewed'),
      );
    },
    (leaseSeconds * 1000) / 3,
  );
  try {
    await attempt({
      job,
      leases,
      handlers: options.handlers,
      signal: AbortSignal.any([shutdown, lost.signal]),
      log,
    });
  } catch (error) {
    log.error({ err: error }, 'a job could not be settled; its lease will run out');
  } finally {
    clearInterval(renewal);
  }
}

interface AttemptOptions {
  readonly job: HeldJob;
  readonly leases: Leases;
  readonly handlers: Partial<JobHandlers>;
  readonly signal: AbortSignal;
  readonly log: Logger;
}

async function attempt({ job, leases, handlers, signal, log }: AttemptOptions): Promise<void> {
  const handler = handlers[job.kind] as JobHandler<JobKind> | undefined;
  const payload = jobPayloads[job.kind].safeParse(job.payload);
  if (handler === undefined || !payload.success) {
    log.error('a job of an unknown shape was set aside');
    return leases.markDead(job.id, 'unknown shape');
  }
  const giveUp = async (reason: string) => {
    log.error({ reason }, 'a job was given up');
    await handler.giveUp?.(payload.data as JobPayload<JobKind>);
    await leases.markDead(job.id, reason);
  };
  if (job.isExpired) return giveUp('expired');
  if (job.attempts > maxAttempts) return giveUp('started too often without an end');
  const settle = (write: () => Promise<void>) => untilWritten(write, { signal, log });
  try {
    await handler.run(payload.data as JobPayload<JobKind>, signal);
  } catch (error) {
    if (signal.aborted) return leases.release(job.id);
    if (isInfrastructureFailure(error)) {
      log.warn({ err: error }, 'a job waits until disk and database can be used again');
      return settle(() => leases.postpone(job.id));
    }
    log.warn({ err: error, failures: job.failures + 1 }, 'a job failed');
    const reason = error instanceof Error ? error.name : 'unknown';
    if (job.failures + 1 >= maxFailures) return settle(() => giveUp(reason));
    return settle(() => leases.retry(job.id, { delaySeconds: 2 ** job.failures, reason }));
  }
  await settle(() => leases.finish(job.id));
}

interface WriteOptions {
  readonly signal: AbortSignal;
  readonly log: Logger;
}

/**
 * Writes down how a job ended, again and again while the database cannot be used: if its lease ran out instead, the outage
 * would count as a start of the job.
 */
async function untilWritten(
  write: () => Promise<void>,
  { signal, log }: WriteOptions,
): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (signal.aborted || !isInfrastructureFailure(error)) throw error;
      log.warn({ err: error }, 'the end of a job cannot be written down yet');
      await delay(settleDelaysMs[Math.min(attempt, settleDelaysMs.length - 1)], undefined, {
        signal,
      });
    }
  }
}
