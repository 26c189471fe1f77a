import type { BatchEffects } from './batch-effects.ts';
import { type BatchItem, findNext } from './batch-list.ts';
import type { BatchStore } from './batch-store.ts';

/** Times a document is put off before it counts as failed. */
const mostDelays = 20;

/**
 * Sends files one after the other, each a request of its own, and has each analyzed when it has arrived. One that fails
 * stops no other; what all of them wait for holds the batch.
 */
export function createSender({
  store,
  effects,
  onStarted,
}: {
  store: BatchStore;
  effects: BatchEffects;
  /** An analysis is at work. */
  onStarted: () => void;
}) {
  let isSending = false;
  let upload: AbortController | undefined;

  async function send() {
    if (isSending) return;
    isSending = true;
    for (let item = next(store); item; item = next(store)) await advance(item);
    isSending = false;
  }

  async function advance(item: BatchItem) {
    const { key, documentId, file } = item;
    try {
      if (documentId !== undefined) await begin(key, documentId);
      else if (file !== undefined) await deliver(key, file);
      else store.change(key, { state: 'lost' });
    } catch (error) {
      await meet(key, error);
    }
  }

  async function deliver(key: number, file: File) {
    upload = new AbortController();
    store.change(key, { state: 'uploading', fraction: 0 });
    const onProgress = (fraction: number) => store.change(key, { fraction });
    const documentId = await effects.upload(file, { signal: upload.signal, onProgress });
    const state = effects.isAutomatic() ? 'queued' : 'stored';
    store.change(key, { state, documentId, file: undefined, fraction: undefined });
  }

  async function begin(key: number, documentId: string) {
    const analysisId = await effects.start(documentId);
    // It may have been cancelled while the server was asked.
    if (store.find(key)?.state !== 'queued') {
      await effects.cancelAnalysis(analysisId);
      return;
    }
    store.change(key, { state: 'analyzing', analysisId, fraction: undefined });
    onStarted();
  }

  async function meet(key: number, error: unknown) {
    const item = store.find(key);
    if (item?.state === 'uploading' && upload?.signal.aborted === true)
      return store.change(key, { state: 'cancelled', fraction: undefined });
    if (item?.state !== 'uploading' && item?.state !== 'queued') return;
    const hold = effects.findHold(error);
    const delays = (item.delays ?? 0) + 1;
    if (hold === undefined || delays > mostDelays) {
      const reason = effects.describe(error);
      return store.change(key, { state: 'failed', reason, delays: 0, fraction: undefined });
    }
    const state = item.documentId === undefined ? 'waiting' : 'queued';
    store.change(key, { state, delays, fraction: undefined });
    store.set({ ...store.get(), hold });
    if (hold === 'allowance') return;
    await effects.waitOut(hold);
    store.set({ ...store.get(), hold: undefined });
  }

  return { send, stopUpload: () => upload?.abort() };
}

/** What is to be done next, where nothing holds the batch. */
function next(store: BatchStore): BatchItem | undefined {
  const batch = store.get();
  return batch.hold === undefined ? findNext(batch) : undefined;
}
