import type { Worker } from 'node:worker_threads';
import { type Analysis, AppError, type DocumentKind } from '@clauselight/schema';
import { createThreadPool } from '../threads/thread-pool.ts';
import { sendRequest, startThread, type Unnumbered } from '../threads/thread-request.ts';
import type { EngineAnswer, EngineProgress, EngineRequest } from './engine-messages.ts';

export interface EngineRunOptions {
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  /** The kind that the document's owner says it is. */
  readonly kind?: DocumentKind | undefined;
  /** Called once the source text was found to be one, with its text alone, in UTF-16LE. */
  onAccepted?(text: Uint8Array): void;
  onProgress(progress: EngineProgress): void;
  /** Called for every step that failed while the analysis went on without it. */
  onStepFailed?(step: string, message: string): void;
}

export interface EngineRunner {
  /**
   * Checks and analyzes a source text, JSON in UTF-8, in a thread. Throws analysis_failed on a time-out, a crash
   * or bytes that are no source text; an aborted signal throws its reason.
   */
  run(sourceText: Uint8Array, options: EngineRunOptions): Promise<Analysis>;
  close(): Promise<void>;
}

/** Keeps one warm thread and starts another for each analysis beyond it; a thread that was stopped is never reused. */
export function createEngineRunner(): EngineRunner {
  const pool = createThreadPool(startEngineThread);
  return {
    run: (sourceText, options) => pool.use((worker) => ask(worker, sourceText, options)),
    close: pool.close,
  };
}

function startEngineThread(): Worker {
  return startThread(new URL('./engine-thread.ts', import.meta.url), 'engine-thread.js');
}

async function ask(
  worker: Worker,
  sourceText: Uint8Array,
  options: EngineRunOptions,
): Promise<Analysis> {
  const { signal, timeoutMs, kind, onAccepted, onProgress, onStepFailed } = options;
  const request: Unnumbered<EngineRequest> = { sourceText, kind };
  const ended = await sendRequest(worker, request, {
    signal,
    timeoutMs,
    names: { thread: "the engine's thread", work: 'the engine' },
    onReply(answer: EngineAnswer) {
      if (answer.kind === 'done' || answer.kind === 'failed') return answer;
      if (answer.kind === 'progress') onProgress(answer.progress);
      else if (answer.kind === 'accepted') onAccepted?.(answer.text);
      else onStepFailed?.(answer.step, answer.message);
      return undefined;
    },
  });
  if (ended.kind === 'done') return ended.analysis;
  throw new AppError('analysis_failed', { cause: new Error(ended.message) });
}
