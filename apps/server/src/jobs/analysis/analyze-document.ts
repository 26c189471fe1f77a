import { Readable } from 'node:stream';
import { type ReadOptions, readerVersion } from '@clauselight/reader';
import { AppError, findFormatByName } from '@clauselight/schema';
import {
  createProgressReporter,
  type ProgressReporter,
} from '../../domain/analyses/analysis-progress.ts';
import {
  type AnalysisTask,
  type AnalysisTaskStore,
  createAnalysisTaskStore,
} from '../../domain/analyses/analysis-store.ts';
import { analysisCanceledChannel } from '../../domain/change-channels.ts';
import { listChannels } from '../../domain/messages/channels.ts';
import { isInfrastructureFailure } from '../../platform/infrastructure-failure.ts';
import type { Platform } from '../../platform/open.ts';
import type { JobHandler } from '../../platform/queue/worker.ts';
import {
  documentFolder,
  originalKey,
  plainTextKey,
  sourceTextKey,
} from '../../platform/storage/keys.ts';
import type { Runners } from '../runners.ts';

/** Creates the job that reads and analyzes a document and stores the result. */
export async function createAnalyzeDocumentHandler(
  platform: Platform,
  { read, engine }: Pick<Runners, 'read' | 'engine'>,
) {
  const { database, log, config } = platform;
  const store = createAnalysisTaskStore(database, listChannels(config));
  const running = new Map<string, AbortController>();
  const unlisten = await database.listen(analysisCanceledChannel, {
    onMessage: (id) => running.get(id)?.abort(new AppError('analysis_cancelled')),
  });

  const handler: JobHandler<'analyze-document'> = {
    async run({ analysisId }, shutdown) {
      const canceled = new AbortController();
      running.set(analysisId, canceled);
      let keeping: Promise<void> | undefined;
      try {
        const task = await store.begin(analysisId);
        if (task === undefined) return;
        const startedAt = performance.now();
        const reporter = createProgressReporter((progress) => store.report(task, progress));
        const signal = AbortSignal.any([shutdown, canceled.signal]);
        const options = { platform, read, task, reporter, signal };
        const source = await getSourceText(options);
        const analysis = await engine.run(source.json, {
          signal,
          timeoutMs: platform.config.ANALYSIS_TIMEOUT_SECONDS * 1000,
          kind: task.document.kindByOwner ?? undefined,
          // The reader's output is stored only after it was validated as a source text.
          onAccepted: (text) => {
            keeping = keepSourceText(options, { store, source, text });
            // The promise is awaited below. If the analysis fails first, its own error is thrown.
            keeping.catch(() => undefined);
          },
          onProgress: (progress) => reporter.report(progress),
          onStepFailed: (step, message) =>
            log.error({ analysisId, step, message }, 'a step of an analysis failed'),
        });
        await keeping;
        await reporter.flush();
        const durationMs = Math.round(performance.now() - startedAt);
        await store.complete(task, analysis, durationMs);
        log.info(
          { analysisId, durationMs, findings: analysis.findings.length },
          'an analysis completed',
        );
      } catch (error) {
        if (shutdown.aborted || !(error instanceof AppError)) throw error;
        // The document is not to blame: the job waits and is done again.
        if (isInfrastructureFailure(error)) throw error;
        // An expected failure is final: another attempt would fail in the same way.
        log.info({ analysisId, code: error.code, err: error.cause }, 'an analysis failed');
        await store.fail(analysisId, error.code);
      } finally {
        // What is being stored may have to be removed again, and nobody else would do that later.
        await keeping?.catch(() => undefined);
        running.delete(analysisId);
      }
    },
    giveUp: ({ analysisId }) => store.fail(analysisId, 'analysis_failed'),
  };

  return {
    handler,
    close: unlisten,
  };
}

interface StepOptions {
  readonly platform: Platform;
  readonly read: Runners['read'];
  readonly task: AnalysisTask;
  readonly reporter: ProgressReporter;
  readonly signal: AbortSignal;
}

/** A source text as JSON, and whether it is already stored. */
interface FoundSourceText {
  readonly json: Uint8Array;
  readonly isKept: boolean;
}

/** The text as stored by this version of the reader, or read now. */
async function getSourceText(options: StepOptions): Promise<FoundSourceText> {
  const { platform, read, task, reporter, signal } = options;
  const { document } = task;
  reporter.report({
    step: 'parsing',
    fraction: 0,
    detail: 'Opening the document',
  });
  const key = sourceTextKey(document.id);
  const stored =
    document.readerVersion === readerVersion ? await platform.storage.find(key) : undefined;
  if (stored !== undefined) return { json: stored, isKept: true };

  const onProgress: ReadOptions['onProgress'] = ({ done, total, unit }) =>
    reporter.report({
      step: 'parsing',
      fraction: total === 0 ? 0 : done / total,
      detail: unit === 'page' ? `Page ${done} of ${total}` : `Part ${done} of ${total}`,
    });
  const { ANALYSIS_TIMEOUT_SECONDS, READER_MEMORY_MB } = platform.config;
  const format = findFormatByName(document.filename) ?? document.format;
  const json = await platform.storage.withLocalFile(originalKey(document.id), (path) =>
    read(
      { path, format },
      {
        signal,
        onProgress,
        limits: {
          timeoutMs: ANALYSIS_TIMEOUT_SECONDS * 1000,
          memoryMb: READER_MEMORY_MB,
        },
      },
    ),
  );
  reporter.report({ step: 'parsing', fraction: 1 });
  return { json, isKept: false };
}

interface AcceptedText {
  readonly store: AnalysisTaskStore;
  readonly source: FoundSourceText;
  /** The text alone, in UTF-16LE. */
  readonly text: Uint8Array;
}

/** The reader's version is written last: if it is set, both objects are complete. */
async function keepSourceText(
  { platform: { storage }, task }: StepOptions,
  { store, source, text }: AcceptedText,
): Promise<void> {
  const { id } = task.document;
  if (source.isKept && (await storage.findSize(plainTextKey(id))) !== undefined) return;
  if (!source.isKept) await storage.put(sourceTextKey(id), Readable.from([source.json]));
  await storage.put(plainTextKey(id), Readable.from([text]));
  const isThere = await store.setReaderVersion(id, readerVersion);
  // The document was removed with its files while it was read. These files were stored later, so they are removed here.
  if (!isThere) await storage.removeFolder(documentFolder(id));
}
