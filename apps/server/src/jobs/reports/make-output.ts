import { Readable } from 'node:stream';
import { AppError } from '@clauselight/schema';
import { outputLeftChannel } from '../../domain/change-channels.ts';
import { createOutputTaskStore, type OutputTask } from '../../domain/reports/output-task-store.ts';
import type { Platform } from '../../platform/open.ts';
import type { JobHandler } from '../../platform/queue/worker.ts';
import { outputFolder, outputKey } from '../../platform/storage/keys.ts';
import { createOutputMaker, getUnknownFailureCode } from './output-maker.ts';
import type { OutputRunner } from './output-runner.ts';

/**
 * Interval of the check whether the requester still waits. The notification that they left is sent once and may be
 * missed.
 */
const checkMs = 2000;

/** Creates the job that makes a file, or compares two documents, while the requester waits. */
export async function createMakeOutputHandler(platform: Platform, runner: OutputRunner) {
  const { database, storage, log } = platform;
  const store = createOutputTaskStore(database);
  const make = createOutputMaker({ platform, store, runner });
  const running = new Map<string, AbortController>();
  const unlisten = await database.listen(outputLeftChannel, {
    onMessage: (id) => running.get(id)?.abort(),
  });

  const makeAndKeep = async (task: OutputTask, signal: AbortSignal) => {
    const startedAt = performance.now();
    const bytes = await make(task, signal);
    await storage.put(outputKey(task.id), Readable.from([bytes]));
    const isWanted = await store.complete(task.id);
    // Nobody waits any more, and nobody else would remove the file later.
    if (!isWanted) return storage.removeFolder(outputFolder(task.id));
    const { kind, format } = task.request;
    const durationMs = Math.round(performance.now() - startedAt);
    log.info({ kind, format, bytes: bytes.length, durationMs }, 'a file was made');
  };

  const handler: JobHandler<'make-output'> = {
    async run({ outputId }, shutdown) {
      const task = await store.find(outputId);
      if (task === undefined) return;
      const left = new AbortController();
      running.set(outputId, left);
      const watching = watch(() => store.isOpen(outputId), left);
      try {
        await makeAndKeep(task, AbortSignal.any([shutdown, left.signal]));
      } catch (error) {
        if (left.signal.aborted) return;
        if (shutdown.aborted || !(error instanceof AppError)) throw error;
        log.info({ code: error.code, err: error.cause }, 'a file was not made');
        await store.fail(outputId, error.code);
      } finally {
        clearInterval(watching);
        running.delete(outputId);
      }
    },
    async giveUp({ outputId }) {
      const task = await store.find(outputId);
      if (task !== undefined) await store.fail(outputId, getUnknownFailureCode(task.request));
    },
  };

  return {
    handler,
    /** The same for callers in this process. */
    make,
    close: unlisten,
  };
}

function watch(isOpen: () => Promise<boolean>, left: AbortController): NodeJS.Timeout {
  return setInterval(() => {
    isOpen().then(
      (stillOpen) => stillOpen || left.abort(),
      () => undefined,
    );
  }, checkMs);
}
