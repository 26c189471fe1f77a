import { Readable } from 'node:stream';
import { type ReadOptions, readerVersion, readInSandbox } from '@clauselight/reader';
import { AppError, type SourceText, sourceTextSchema } from '@clauselight/schema';
import { analysisCancelledChannel } from '../platform/events/channels.ts';
import type { Platform } from '../platform/open.ts';
import type { JobHandler } from '../platform/queue/worker.ts';
import { originalKey, sourceTextKey } from '../platform/storage/keys.ts';
import { createProgressReporter, type ProgressReporter } from './analysis-progress.ts';
import { type AnalysisTask, createAnalysisTaskStore } from './analysis-store.ts';
import { createEngineRunner, type EngineRunner } from './engine-runner.ts';

/** The job that reads a document, analyzes it and stores what was found. */
export async function createAnalyzeDocumentHandler(platform: Platform) {
  const { database, log } = platform;
  const store = createAnalysisTaskStore(database);
  const engine = createEngineRunner();
  const running = new Map<string, AbortController>();
  const unlisten = await database.listen(analysisCancelledChannel, {
    onMessage: (id) => running.get(id)?.abort(new AppError('analysis_cancelled')),
  });

  const handler: JobHandler<'analyze-document'> = {
    async run({ analysisId }, shutdown) {
      const cancelled = new AbortController();
      running.set(analysisId, cancelled);
      try {
        const task = await store.begin(analysisId);
        if (task === undefined) return;
        const startedAt = performance.now();
        const reporter = createProgressReporter((progress) => store.report(task, progress));
        const signal = AbortSignal.any([shutdown, cancelled.signal]);
        const sourceText = await getSourceText({
          platform,
          task,
          reporter,
          signal,
        });
        await store.setReaderVersion(task.document.id, sourceText.readerVersion);
        const analysis = await runEngine({
          platform,
          engine,
          sourceText,
          reporter,
          signal,
        });
        await reporter.flush();
        const durationMs = Math.round(performance.now() - startedAt);
        await store.complete(task, analysis, durationMs);
        log.info(
          { analysisId, durationMs, findings: analysis.findings.length },
          'an analysis completed',
        );
      } catch (error) {
        if (shutdown.aborted || !(error instanceof AppError)) throw error;
        // An expected failure is the answer: trying again would give the same.
        log.info({ analysisId, code: error.code, err: error.cause }, 'an analysis failed');
        await store.fail(analysisId, error.code);
      } finally {
        running.delete(analysisId);
      }
    },
    giveUp: ({ analysisId }) => store.fail(analysisId, 'analysis_failed'),
  };

  return {
    handler,
    async close() {
      await unlisten();
      await engine.close();
    },
  };
}

interface StepOptions {
  readonly platform: Platform;
  readonly reporter: ProgressReporter;
  readonly signal: AbortSignal;
}

/** The text as stored by this version of the reader, or read now. */
async function getSourceText(
  options: StepOptions & { readonly task: AnalysisTask },
): Promise<SourceText> {
  const { platform, task, reporter, signal } = options;
  const { document } = task;
  reporter.report({
    step: 'parsing',
    fraction: 0,
    detail: 'Opening the document',
  });
  const key = sourceTextKey(document.id);
  const stored =
    document.readerVersion === readerVersion ? await platform.storage.find(key) : undefined;
  if (stored !== undefined) return sourceTextSchema.parse(JSON.parse(stored.toString('utf8')));

  const onProgress: ReadOptions['onProgress'] = ({ done, total, unit }) =>
    reporter.report({
      step: 'parsing',
      fraction: total === 0 ? 0 : done / total,
      detail: unit === 'page' ? `Page ${done} of ${total}` : `Part ${done} of ${total}`,
    });
  const { ANALYSIS_TIMEOUT_SECONDS, READER_MEMORY_MB } = platform.config;
  const sourceText = await platform.storage.withLocalFile(originalKey(document.id), (path) =>
    readInSandbox(
      { path, format: document.format },
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
  await platform.storage.put(key, Readable.from([JSON.stringify(sourceText)]));
  reporter.report({ step: 'parsing', fraction: 1 });
  return sourceText;
}

interface EngineOptions extends StepOptions {
  readonly engine: EngineRunner;
  readonly sourceText: SourceText;
}

function runEngine({ platform, engine, sourceText, reporter, signal }: EngineOptions) {
  return engine.run(sourceText, {
    signal,
    timeoutMs: platform.config.ANALYSIS_TIMEOUT_SECONDS * 1000,
    onProgress: (progress) => reporter.report(progress),
  });
}
