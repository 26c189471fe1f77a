import type { JobKind, JobPayload } from '@clauselight/schema';
import type { Platform } from '../open.ts';
import { enqueue } from './queue.ts';

export interface Schedule<K extends JobKind> {
  readonly kind: K;
  readonly payload: JobPayload<K>;
  /** The interval in milliseconds. */
  readonly everyMs: number;
}

/** Seconds after which an unfinished job is left to the next one. */
const expiresInSeconds = 600;

/** Enqueues a job now and at intervals. */
export function schedule<K extends JobKind>(
  { database, log }: Pick<Platform, 'database' | 'log'>,
  { kind, payload, everyMs }: Schedule<K>,
): { stop(): void } {
  const add = () => {
    enqueue(database.orm, { kind, payload, expiresInSeconds }).catch((error: unknown) =>
      log.warn({ err: error, kind }, 'a job could not be scheduled'),
    );
  };
  add();
  const timer = setInterval(add, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
