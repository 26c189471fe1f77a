import type { BatchEffects } from './batch-effects.ts';
import { createFollower } from './batch-follower.ts';
import { canCancel, canRetry, emptyBatch, findNext, mostInBatch } from './batch-list.ts';
import { createSender } from './batch-sender.ts';
import { createBatchStore, type NewItem } from './batch-store.ts';

/** A file that was chosen; with the reason where it cannot be sent. */
export interface Chosen {
  readonly file: File;
  readonly reason?: string | undefined;
}

export type BatchDesk = ReturnType<typeof createBatch>;

/** Several documents, and what a person can do with them. */
export function createBatch(effects: BatchEffects) {
  const store = createBatchStore();
  const follow = createFollower({ store, effects });
  const { send, stopUpload } = createSender({ store, effects, onStarted: () => void follow() });

  function cancel(key: number) {
    stop(key);
    const batch = store.get();
    const isHeldInVain = batch.hold === 'allowance' && findNext(batch) === undefined;
    if (isHeldInVain) store.set({ ...batch, hold: undefined });
  }

  function stop(key: number) {
    const item = store.find(key);
    if (item === undefined || !canCancel(item)) return;
    if (item.state === 'uploading') stopUpload();
    else if (item.state === 'analyzing')
      // Where it cannot be cancelled it has ended, or the page says that the server is away.
      void effects.cancelAnalysis(item.analysisId ?? '').catch(() => undefined);
    else store.change(key, { state: 'cancelled' });
  }

  return {
    getBatch: store.get,
    subscribe: store.subscribe,
    /** Stops a document; a hold that a person would end goes with the last one it holds. */
    cancel,
    /** Takes files as far as the batch has room; answers with the others. */
    add(chosen: readonly Chosen[]): readonly File[] {
      const room = Math.max(0, mostInBatch - store.get().items.length);
      store.append(chosen.slice(0, room).map(toItem));
      void send();
      return chosen.slice(room).map(({ file }) => file);
    },
    /** Takes up a batch from before the page was loaded again. */
    restore(items: readonly NewItem[]) {
      store.append(items);
      void send();
      void follow();
    },
    cancelAll() {
      for (const { key } of store.get().items) stop(key);
      store.set({ ...store.get(), hold: undefined });
    },
    /** Has a document sent or analyzed that was stopped, has failed or was not to be analyzed. */
    retry(key: number) {
      const item = store.find(key);
      if (item === undefined || !canRetry(item)) return;
      const state = item.documentId === undefined ? 'waiting' : 'queued';
      store.change(key, { state, reason: undefined, delays: 0 });
      void send();
    },
    /** Goes on after a hold that a person ends. */
    resume() {
      store.set({ ...store.get(), hold: undefined });
      void send();
    },
    clear: () => store.set(emptyBatch),
    /** Sends nothing more and releases all documents. Analyses that were already requested continue on the server. */
    abandon() {
      store.set(emptyBatch);
      stopUpload();
    },
  };
}

function toItem({ file, reason }: Chosen): NewItem {
  const { name, size } = file;
  return reason === undefined
    ? { name, size, state: 'waiting', file }
    : { name, size, state: 'refused', reason };
}
