import { describe, expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

const signal = new AbortController().signal;

/** Work that ends when it is told to, and says in which order it began. */
function buildWork() {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string) => () => {
    began.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { began, start, end: (name: string) => ends.get(name)?.() };
}

describe('a concurrency limit', () => {
  it('runs no more work at a time than allowed, in order of arrival', async () => {
    const limit = createConcurrencyLimit(2);
    const work = buildWork();
    const options = { signal, isUrgent: false };
    const done = ['a', 'b', 'c', 'd'].map((name) => limit.run(work.start(name), options));
    await expect.poll(() => work.began).toEqual(['a', 'b']);
    work.end('b');
    await expect.poll(() => work.began).toEqual(['a', 'b', 'c']);
    work.end('a');
    await expect.poll(() => work.began).toEqual(['a', 'b', 'c', 'd']);
    work.end('c');
    work.end('d');
    expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('runs urgent work first', async () => {
    const limit = createConcurrencyLimit(1);
    const work = buildWork();
    const first = limit.run(work.start('first'), { signal, isUrgent: false });
    const patient = limit.run(work.start('patient'), { signal, isUrgent: false });
    const urgent = limit.run(work.start('urgent'), { signal, isUrgent: true });
    await expect.poll(() => work.began).toEqual(['first']);
    work.end('first');
    await first;
    await expect.poll(() => work.began).toEqual(['first', 'urgent']);
    work.end('urgent');
    await urgent;
    await expect.poll(() => work.began).toEqual(['first', 'urgent', 'patient']);
    work.end('patient');
    await patient;
  });

  it('drops work that is aborted while it waits, with the reason of the abort', async () => {
    const limit = createConcurrencyLimit(1);
    const work = buildWork();
    const leaving = new AbortController();
    const first = limit.run(work.start('first'), { signal, isUrgent: false });
    const left = limit.run(work.start('left'), { signal: leaving.signal, isUrgent: false });
    const last = limit.run(work.start('last'), { signal, isUrgent: false });
    leaving.abort(new Error('enough'));
    await expect(left).rejects.toThrow('enough');
    work.end('first');
    await first;
    await expect.poll(() => work.began).toEqual(['first', 'last']);
    work.end('last');
    await last;
  });

  it('passes the slot on when work fails', async () => {
    const limit = createConcurrencyLimit(1);
    const options = { signal, isUrgent: false };
    const broken = limit.run(() => Promise.reject(new Error('broken')), options);
    const next = limit.run(async () => 'done', options);
    await expect(broken).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });
});
