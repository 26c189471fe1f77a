import { describe, expect, it, vi } from 'vitest';
import type { AnalysisEnd, BatchEffects } from './batch-effects.ts';
import { hasUnsent, isWorking, mostInBatch } from './batch-list.ts';
import { createBatch } from './create-batch.ts';
import { describeBatch, describeItem } from './describe-batch.ts';

const file = (name: string) => new File(['words'], name);
const choose = (...names: string[]) => names.map((name) => ({ file: file(name) }));

/** Lets everything that is ready take its turn. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A world in which uploads and analyses end when the test says so. */
function buildWorld(facts: Partial<BatchEffects> = {}) {
  const log: string[] = [];
  const waiting = new Map<string, { resolve(value: never): void; reject(error: unknown): void }>();
  const wait = <T>(name: string) => {
    log.push(name);
    return new Promise<T>((resolve, reject) => {
      waiting.set(name, { resolve, reject });
    });
  };
  const batch = createBatch({
    upload: (sent, { signal }) => {
      signal.addEventListener('abort', () => waiting.get(`upload ${sent.name}`)?.reject('aborted'));
      return wait(`upload ${sent.name}`);
    },
    start: (id) => wait(`start ${id}`),
    follow: ({ analysisId }) => wait<AnalysisEnd>(`follow ${analysisId}`),
    cancelAnalysis: async (id) => log.push(`cancel ${id}`),
    isAutomatic: () => true,
    findHold: (error) =>
      error === 'limit' ? 'allowance' : error === 'lost' ? 'connection' : undefined,
    waitOut: () => wait('connection'),
    describe: (error) => `because of ${error}`,
    renew: async () => log.push('renew'),
    ...facts,
  });
  return {
    batch,
    log,
    async end(name: string, value?: unknown) {
      waiting.get(name)?.resolve(value as never);
      await settle();
    },
    async fail(name: string, error: unknown) {
      waiting.get(name)?.reject(error);
      await settle();
    },
    states: () => batch.getBatch().items.map(({ name, state }) => `${name} ${state}`),
  };
}

describe('a batch', () => {
  it('sends one file after the other, and has each analyzed when it has arrived', async () => {
    const { batch, log, end, states } = buildWorld();
    batch.add(choose('a', 'b'));
    await settle();
    expect(log).toEqual(['upload a']);
    await end('upload a', 'A');
    expect(log).toEqual(['upload a', 'start A']);
    await end('start A', 'A1');
    expect(log).toEqual(['upload a', 'start A', 'follow A1', 'upload b']);
    expect(states()).toEqual(['a analyzing', 'b uploading']);
    await end('follow A1', { state: 'done' });
    expect(states()).toEqual(['a done', 'b uploading']);
    expect(log.at(-1)).toBe('renew');
  });

  it('follows one analysis at a time, in order', async () => {
    const { batch, log, end } = buildWorld();
    batch.add(choose('a', 'b'));
    for (const [name, value] of [
      ['upload a', 'A'],
      ['start A', 'A1'],
      ['upload b', 'B'],
      ['start B', 'B1'],
    ] as const)
      await end(name, value);
    expect(log.filter((line) => line.startsWith('follow'))).toEqual(['follow A1']);
    await end('follow A1', { state: 'failed', reason: 'damaged' });
    expect(log.filter((line) => line.startsWith('follow'))).toEqual(['follow A1', 'follow B1']);
    await end('follow B1', { state: 'done' });
    expect(describeBatch(batch.getBatch())).toBe('1 of 2 analyzed, 1 failed');
    expect(isWorking(batch.getBatch())).toBe(false);
  });

  it('continues after one that fails or was refused, in the order of the files', async () => {
    const { batch, log, fail, states } = buildWorld();
    batch.add([{ file: file('x'), reason: 'Too large.' }, ...choose('a', 'b')]);
    await fail('upload a', 'noise');
    expect(states()).toEqual(['x refused', 'a failed', 'b uploading']);
    expect(log).toEqual(['upload a', 'upload b']);
    const [refused, failed] = batch.getBatch().items.map(describeItem);
    expect(refused).toMatch(/^Refused \(.*\): Too large\.$/);
    expect(failed).toBe('Failed: because of noise');
  });

  it('waits when the allowance is used up, and continues on request', async () => {
    const { batch, log, end, fail, states } = buildWorld();
    batch.add(choose('a', 'b'));
    await end('upload a', 'A');
    await fail('start A', 'limit');
    expect(batch.getBatch().hold).toBe('allowance');
    expect(states()).toEqual(['a queued', 'b waiting']);
    expect(log).toEqual(['upload a', 'start A']);
    batch.resume();
    await settle();
    expect(log).toEqual(['upload a', 'start A', 'start A']);
    expect(batch.getBatch().hold).toBeUndefined();
  });

  it('holds nothing more once all that waited for the allowance is cancelled', async () => {
    const { batch, log, end, fail } = buildWorld();
    batch.add(choose('a', 'b'));
    await end('upload a', 'A');
    await fail('start A', 'limit');
    batch.cancel(1);
    expect(batch.getBatch().hold).toBe('allowance');
    batch.cancel(2);
    expect(batch.getBatch().hold).toBeUndefined();
    batch.add(choose('c'));
    await settle();
    expect(log).toEqual(['upload a', 'start A', 'upload c']);
  });

  it('sends a file again once the server can be reached', async () => {
    const { batch, log, end, fail } = buildWorld();
    batch.add(choose('a'));
    await fail('upload a', 'lost');
    expect(batch.getBatch().hold).toBe('connection');
    expect(hasUnsent(batch.getBatch())).toBe(true);
    await end('connection');
    expect(log).toEqual(['upload a', 'connection', 'upload a']);
    expect(batch.getBatch().hold).toBeUndefined();
  });

  it('gives a document up that is put off again and again', async () => {
    const upload = vi.fn(() => Promise.reject('lost'));
    const { batch, states } = buildWorld({ upload, waitOut: async () => undefined });
    batch.add(choose('a'));
    await settle();
    expect(states()).toEqual(['a failed']);
    expect(upload).toHaveBeenCalledTimes(21);
  });

  it('only uploads where nothing is analyzed by itself, and analyzes on request', async () => {
    const { batch, log, end, states } = buildWorld({ isAutomatic: () => false });
    batch.add(choose('a'));
    await end('upload a', 'A');
    expect(states()).toEqual(['a stored']);
    batch.retry(1);
    await settle();
    expect(log).toEqual(['upload a', 'start A']);
  });

  it('cancels an upload, what waits and what is analyzed, and can send again', async () => {
    const { batch, log, end, states } = buildWorld();
    batch.add(choose('a', 'b', 'c'));
    await end('upload a', 'A');
    await end('start A', 'A1');
    batch.cancelAll();
    await settle();
    expect(log).toContain('cancel A1');
    await end('follow A1', { state: 'cancelled' });
    expect(states()).toEqual(['a cancelled', 'b cancelled', 'c cancelled']);
    batch.retry(2);
    await settle();
    expect(states()).toEqual(['a cancelled', 'b uploading', 'c cancelled']);
  });

  it('sends nothing more and holds nothing once it is abandoned; running analyses continue', async () => {
    const { batch, log, end } = buildWorld();
    batch.add(choose('a', 'b', 'c'));
    await end('upload a', 'A');
    await end('start A', 'A1');
    batch.abandon();
    await settle();
    expect(batch.getBatch().items).toEqual([]);
    await end('follow A1', { state: 'failed' });
    expect(log).toEqual(['upload a', 'start A', 'follow A1', 'upload b']);
  });

  it('cancels an analysis that was being started', async () => {
    const { batch, log, end, states } = buildWorld();
    batch.add(choose('a'));
    await end('upload a', 'A');
    batch.cancel(1);
    await end('start A', 'A1');
    expect(log).toContain('cancel A1');
    expect(states()).toEqual(['a cancelled']);
  });

  it('has room for so many documents, and names the others', () => {
    const { batch } = buildWorld();
    const names = Array.from({ length: mostInBatch + 2 }, (_, index) => `f${index}`);
    const leftOut = batch.add(choose(...names));
    expect(leftOut.map(({ name }) => name)).toEqual(names.slice(-2));
    expect(batch.getBatch().items).toHaveLength(mostInBatch);
  });

  it('takes up what was at work before the page was loaded again', async () => {
    const { batch, log } = buildWorld();
    batch.restore([
      { name: '', state: 'analyzing', documentId: 'A', analysisId: 'A1' },
      { name: '', state: 'queued', documentId: 'B' },
      { name: 'c', state: 'lost' },
    ]);
    await settle();
    expect(log).toEqual(['start B', 'follow A1']);
    expect(describeBatch(batch.getBatch())).toBe('0 of 3 analyzed, 1 not sent');
  });
});
