import type { Readable } from 'node:stream';
import { AppError, isErrorCode } from '@clauselight/schema';
import type { FastifyBaseLogger } from 'fastify';
import type { Changes } from '../../platform/events/changes.ts';
import { createSignal } from '../../platform/events/signal.ts';
import { outputFolder, outputKey } from '../../platform/storage/keys.ts';
import type { ObjectStorage } from '../../platform/storage/object-storage.ts';
import type { NewOutput, OutputStore } from './output-store.ts';

/** Timeout for making a file, in milliseconds. */
const longestWaitMs = 60_000;

/** A file that is ready to be sent. */
export interface MadeOutput {
  /** The receiver reads it to its end or destroys it. Afterwards it is deleted. */
  readonly content: Readable;
  readonly bytes: number;
}

export interface OutputServiceParts {
  readonly store: OutputStore;
  readonly storage: Pick<ObjectStorage, 'findSize' | 'findStream' | 'removeFolder'>;
  readonly changes: Changes;
  readonly waitMs?: number;
}

export interface OutputWait extends NewOutput {
  /** Aborts when the requester does not wait any more. */
  readonly signal: AbortSignal;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Requests files from the workers and waits for them. */
export function createOutputService(parts: OutputServiceParts) {
  const { store, storage, waitMs = longestWaitMs } = parts;
  const remove = async (id: string, log: OutputWait['log']) => {
    try {
      await store.remove(id);
      await storage.removeFolder(outputFolder(id));
    } catch (error) {
      log.warn({ err: error }, 'a file that was sent is left to the sweep');
    }
  };

  return {
    /**
     * Throws the error with which the file failed, `unavailable` if no worker makes it in time, and `not_found` if
     * the owner is gone. The caller has checked that the analyses belong to the owner.
     */
    async make({ signal, log, ...output }: OutputWait): Promise<MadeOutput> {
      const id = await store.insert(output);
      if (id === undefined) throw new AppError('not_found');
      try {
        await waitUntilReady(parts, id, AbortSignal.any([signal, AbortSignal.timeout(waitMs)]));
        const bytes = await storage.findSize(outputKey(id));
        const content = await storage.findStream(outputKey(id));
        if (bytes === undefined || content === undefined) throw new AppError('unavailable');
        content.once('close', () => void remove(id, log));
        return { content, bytes };
      } catch (error) {
        await remove(id, log);
        throw error;
      }
    },
  };
}
export type OutputService = ReturnType<typeof createOutputService>;

async function waitUntilReady(
  { store, changes }: Pick<OutputServiceParts, 'store' | 'changes'>,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const changed = createSignal(signal);
  const unsubscribe = changes.subscribe(id, changed.raise);
  try {
    while (!signal.aborted) {
      const state = await store.find(id);
      if (state === undefined) throw new AppError('not_found');
      if (state.status === 'ready') return;
      if (state.status === 'failed') {
        throw new AppError(isErrorCode(state.errorCode) ? state.errorCode : 'report_failed');
      }
      await changed.wait();
    }
    throw new AppError('unavailable');
  } finally {
    unsubscribe();
  }
}
