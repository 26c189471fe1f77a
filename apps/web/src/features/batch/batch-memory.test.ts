import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BatchItem } from './batch-list.ts';

/** The memory of a page that was just loaded. */
const loadMemory = () => import('./batch-memory.ts');

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

const items: readonly BatchItem[] = [
  { key: 1, name: 'a.pdf', state: 'done', documentId: 'A', analysisId: 'A1' },
  { key: 2, name: 'b.pdf', state: 'failed', documentId: 'B', analysisId: 'B1' },
  { key: 3, name: 'c.pdf', state: 'uploading', size: 5 },
  { key: 4, name: 'd.pdf', state: 'refused', reason: 'Too large.' },
];

describe('what is left of a batch when the page is loaded again', () => {
  it('is the ids of what has arrived and the names of what has not', async () => {
    const { recallBatch, rememberBatch } = await loadMemory();
    rememberBatch(items);
    expect(recallBatch()).toEqual([
      { name: '', state: 'done', documentId: 'A', analysisId: 'A1' },
      { name: '', state: 'stored', documentId: 'B', analysisId: 'B1' },
      { name: 'c.pdf', state: 'lost' },
    ]);
    expect([...kept.values()].join()).not.toContain('a.pdf');
  });

  it('is the batch itself where nothing of it has reached the server, and no document', async () => {
    const { isBatchRemembered, recallBatch, rememberBatch } = await loadMemory();
    rememberBatch([
      { key: 1, name: 'a.png', state: 'refused', reason: 'Not supported.' },
      { key: 2, name: 'b.txt', state: 'failed', reason: 'Too many words.' },
      { key: 3, name: 'c.txt', state: 'cancelled' },
    ]);
    expect(isBatchRemembered()).toBe(true);
    expect(recallBatch()).toEqual([]);
    expect([...kept.values()].join()).not.toMatch(/a\.png|b\.txt|c\.txt/);
  });

  it('is nothing once it is cleared', async () => {
    const { isBatchRemembered, rememberBatch } = await loadMemory();
    rememberBatch(items);
    expect(isBatchRemembered()).toBe(true);
    rememberBatch([]);
    expect(isBatchRemembered()).toBe(false);
  });

  it('is empty once its visitor has left, whatever still happens in the page', async () => {
    const memory = await loadMemory();
    memory.stopWhenForgotten(() => memory.rememberBatch(items));
    memory.rememberBatch(items);
    memory.forgetBatch();
    memory.rememberBatch(items);
    expect(memory.isBatchForgotten()).toBe(true);
    expect(memory.isBatchRemembered()).toBe(false);
    expect([...kept.values()]).toEqual([]);
  });

  it('stops when its visitor leaves', async () => {
    const { forgetBatch, stopWhenForgotten } = await loadMemory();
    const stop = vi.fn();
    stopWhenForgotten(stop);
    expect(stop).not.toHaveBeenCalled();
    forgetBatch();
    expect(stop).toHaveBeenCalledOnce();
  });

  it.each(['{', '7', '[7,null,{"state":"done"},{"state":"done","documentId":"A"}]'])(
    'is nothing of %s',
    async (text) => {
      const { recallBatch } = await loadMemory();
      kept.set('clauselight.batch', text);
      expect(recallBatch()).toEqual([]);
    },
  );
});
