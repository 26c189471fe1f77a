import type { BatchItem } from './batch-list.ts';
import type { NewItem } from './batch-store.ts';

const key = 'clauselight.batch';

let isForgotten = false;
let stop: (() => void) | undefined;

/** Whether this tab has a batch, of this page or from before it was loaded again. */
export function isBatchRemembered(): boolean {
  return read() !== null;
}

/**
 * Keeps what is left of a batch when the page is loaded again: ids of what has arrived, names of what has not; where
 * nothing is left, that there is a batch. Nothing in a page that was told to forget.
 */
export function rememberBatch(items: readonly BatchItem[]): void {
  if (isForgotten) return;
  write(items.length === 0 ? undefined : JSON.stringify(items.flatMap(forget)));
}

/** Ends the batch because its visitor has signed out: running work stops, and this page stores no batch again. */
export function forgetBatch(): void {
  isForgotten = true;
  write(undefined);
  stop?.();
}

/** Whether the visitor of this page's batch has signed out. */
export function isBatchForgotten(): boolean {
  return isForgotten;
}

/** Says how the batch of this page is stopped when it is forgotten. */
export function stopWhenForgotten(listener: () => void): void {
  stop = listener;
}

/** The stored batch; empty if the stored text cannot be parsed. */
export function recallBatch(): NewItem[] {
  try {
    const kept: unknown = JSON.parse(read() ?? '[]');
    return Array.isArray(kept) ? kept.flatMap(recall) : [];
  } catch {
    return [];
  }
}

/** Names of what has arrived are the server's to tell. */
function forget({ state, name, documentId, analysisId }: BatchItem): object[] {
  if (documentId !== undefined) {
    const isStopped = state === 'failed' || state === 'cancelled';
    return [{ state: isStopped ? 'stored' : state, documentId, analysisId }];
  }
  return state === 'waiting' || state === 'uploading' || state === 'lost' ? [{ name }] : [];
}

const arrived = ['stored', 'queued', 'analyzing', 'done'] as const;

function recall(value: unknown): NewItem[] {
  const { state, name, documentId, analysisId } = Object(value) as Record<string, unknown>;
  if (typeof name === 'string') return [{ name, state: 'lost' }];
  const known = arrived.find((one) => one === state);
  if (known === undefined || typeof documentId !== 'string') return [];
  if (typeof analysisId === 'string') return [{ name: '', state: known, documentId, analysisId }];
  return known === 'stored' || known === 'queued' ? [{ name: '', state: known, documentId }] : [];
}

function read(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // A browser that refuses storage forgets the batch with the page.
  }
}
