import { type Batch, type BatchItem, changeItem, emptyBatch } from './batch-list.ts';

export type NewItem = Omit<BatchItem, 'key'>;

export type BatchStore = ReturnType<typeof createBatchStore>;

/** Holds a batch and notifies listeners of every change. */
export function createBatchStore() {
  let batch: Batch = emptyBatch;
  let lastKey = 0;
  const listeners = new Set<() => void>();

  function set(next: Batch) {
    batch = next;
    for (const listener of listeners) listener();
  }

  return {
    get: () => batch,
    set,
    find: (key: number) => batch.items.find((item) => item.key === key),
    change: (key: number, facts: Partial<BatchItem>) => set(changeItem(batch, key, facts)),
    append(items: readonly NewItem[]) {
      const keyed = items.map((item) => {
        lastKey += 1;
        return { ...item, key: lastKey };
      });
      set({ ...batch, items: [...batch.items, ...keyed] });
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
