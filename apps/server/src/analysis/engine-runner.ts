import { Worker } from 'node:worker_threads';
import { type Analysis, AppError } from '@clauselight/schema';
import { threadEntry } from '../platform/thread-entry.ts';
import type { EngineAnswer, EngineProgress, EngineRequest } from './engine-messages.ts';

export interface EngineRunOptions {
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
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

const memoryMb = 1024;

/** Keeps one warm thread and starts another for each analysis beyond it; a thread that was stopped is never reused. */
export function createEngineRunner(): EngineRunner {
  const idle: Worker[] = [];
  let lastId = 0;

  const startThread = () => {
    const { url, execArgv } = threadEntry(
      new URL('./engine-thread.ts', import.meta.url),
      'engine-thread.js',
    );
    const worker = new Worker(url, {
      execArgv,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    worker.unref();
    return worker;
  };

  return {
    async run(sourceText, options) {
      const worker = idle.pop() ?? startThread();
      lastId += 1;
      try {
        const analysis = await ask(worker, { id: lastId, sourceText }, options);
        if (idle.length === 0) idle.push(worker);
        else await worker.terminate();
        return analysis;
      } catch (error) {
        await worker.terminate();
        throw error;
      }
    },
    async close() {
      await Promise.all(idle.splice(0).map((worker) => worker.terminate()));
    },
  };
}

function ask(worker: Worker, request: EngineRequest, options: EngineRunOptions): Promise<Analysis> {
  const { signal, timeoutMs, onAccepted, onProgress, onStepFailed } = options;
  const settled = new AbortController();
  return new Promise<Analysis>((resolve, reject) => {
    const fail = (cause: unknown) => reject(new AppError('analysis_failed', { cause }));
    const onMessage = (answer: EngineAnswer) => {
      if (answer.id !== request.id) return;
      if (answer.kind === 'progress') onProgress(answer.progress);
      else if (answer.kind === 'accepted') onAccepted?.(answer.text);
      else if (answer.kind === 'step-failed') onStepFailed?.(answer.step, answer.message);
      else if (answer.kind === 'done') resolve(answer.analysis);
      else fail(new Error(answer.message));
    };
    const onExit = (code: number) => fail(new Error(`the engine's thread ended with ${code}`));
    const timer = setTimeout(() => fail(new Error('the engine took too long')), timeoutMs);
    const onAbort = () => reject(signal.reason);
    worker.on('message', onMessage).on('error', fail).on('exit', onExit);
    signal.addEventListener('abort', onAbort, { once: true });
    settled.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', fail).off('exit', onExit);
      signal.removeEventListener('abort', onAbort);
    });
    if (signal.aborted) return onAbort();
    worker.postMessage(request);
  }).finally(() => settled.abort());
}
