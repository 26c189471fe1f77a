import { AppError, type SelectionAnswer } from '@clauselight/schema';
import type { Platform } from '../platform/open.ts';
import type { JobHandler } from '../platform/queue/worker.ts';
import { sourceTextKey } from '../platform/storage/keys.ts';
import type { SelectionMaterial } from './selection-messages.ts';
import { createSelectionRunner } from './selection-runner.ts';
import {
  createSelectionTaskStore,
  type SelectionTask,
  type SelectionTaskStore,
} from './selection-store.ts';

/** As long as somebody waits. */
const timeoutMs = 20_000;

/** The job that explains a passage by the document's latest analysis. */
export function createExplainSelectionHandler(platform: Platform) {
  const { database, log } = platform;
  const store = createSelectionTaskStore(database);
  const runner = createSelectionRunner();

  const answer = async (task: SelectionTask, signal: AbortSignal): Promise<SelectionAnswer> => {
    const analysisId = await store.findLatestAnalysisId(task.documentId);
    if (analysisId === undefined) throw new AppError('analysis_missing');
    const materialKey = `${analysisId} ${task.readerVersion}`;
    return runner.ask(
      { materialKey, request: task.request },
      { signal, timeoutMs, load: () => loadMaterial({ platform, store, task, analysisId }) },
    );
  };

  const handler: JobHandler<'explain-selection'> = {
    async run({ selectionId }, signal) {
      const task = await store.find(selectionId);
      if (task === undefined) return;
      const startedAt = performance.now();
      try {
        await store.settle(selectionId, { answer: await answer(task, signal) });
        const durationMs = Math.round(performance.now() - startedAt);
        log.info({ documentId: task.documentId, durationMs }, 'a passage was explained');
      } catch (error) {
        if (signal.aborted || !(error instanceof AppError)) throw error;
        log.info({ code: error.code, err: error.cause }, 'a passage was not explained');
        await store.settle(selectionId, { errorCode: error.code });
      }
    },
    giveUp: ({ selectionId }) => store.settle(selectionId, { errorCode: 'analysis_failed' }),
  };

  return { handler, close: runner.close };
}

interface LoadOptions {
  readonly platform: Platform;
  readonly store: SelectionTaskStore;
  readonly task: SelectionTask;
  readonly analysisId: string;
}

async function loadMaterial(options: LoadOptions): Promise<SelectionMaterial> {
  const { platform, store, task, analysisId } = options;
  const [sourceText, analysis] = await Promise.all([
    platform.storage.find(sourceTextKey(task.documentId)),
    store.findResultJson(analysisId),
  ]);
  if (sourceText === undefined || analysis === undefined) throw new AppError('analysis_missing');
  return { sourceText, analysis };
}
