import { Worker } from 'node:worker_threads';
import type { AnalysisProgress } from '@clauselight/engine';
import { AppError } from '@clauselight/schema';
import type { AnalyzedDocument, EngineAnswer } from './engine-messages.ts';

const timeoutMs = 300_000;

/**
 * Validates and analyzes a source text, JSON in UTF-8, in a thread, so that Ctrl-C works meanwhile. Throws
 * `analysis_failed` with its cause.
 */
export function runEngine(
  sourceText: Uint8Array,
  onProgress: (progress: AnalysisProgress) => void,
): Promise<AnalyzedDocument> {
  const thread = new Worker(new URL('./engine-thread.js', import.meta.url), {
    workerData: sourceText,
  });
  const answered = new Promise<AnalyzedDocument>((resolve, reject) => {
    const fail = (cause: unknown) => reject(new AppError('analysis_failed', { cause }));
    const timer = setTimeout(() => fail(new Error('the engine took too long')), timeoutMs);
    timer.unref();
    thread.on('message', (answer: EngineAnswer) => {
      if (answer.kind === 'progress') onProgress(answer.progress);
      else resolve(answer.document);
    });
    thread.on('error', fail);
    thread.on('exit', (code) => fail(new Error(`the engine's thread ended with ${code}`)));
  });
  return answered.finally(() => thread.terminate());
}
