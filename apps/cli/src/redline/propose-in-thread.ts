import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AppError, type Redline } from '@clauselight/schema';
import type { AnalyzedDocument } from '../analysis/engine-messages.ts';

export interface ProposeRequest extends AnalyzedDocument {
  /** Id of the side taken. */
  readonly side: string | undefined;
}

/** Proposes changes of a contract in a thread, so that Ctrl-C works meanwhile. Throws `analysis_failed` with its cause. */
export async function proposeInThread(request: ProposeRequest): Promise<Redline> {
  const thread = new Worker(new URL('./redline-thread.js', import.meta.url), {
    workerData: request,
  });
  try {
    const [redline] = (await once(thread, 'message')) as [Redline];
    return redline;
  } catch (cause) {
    throw new AppError('analysis_failed', { cause });
  } finally {
    await thread.terminate();
  }
}
