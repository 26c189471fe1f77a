import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

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

describe('turns', () => {
  it('lets no more work at a time than it may, the first come first', async () => {
    const turns = createTurns(2);
    const work = buildWork();
    const options = { signal, isUrgent: false };
    const done = ['a', 'b', 'c', 'd'].map((name) => turns.take(work.start(name), options));
    await expect.poll(() => work.began).toEqual(['a', 'b']);
    work.end('b');
    await expect.poll(() => work.began).toEqual(['a', 'b', 'c']);
    work.end('a');
    await expect.poll(() => work.began).toEqual(['a', 'b', 'c', 'd']);
    work.end('c');
    work.end('d');
    expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('lets those go first before whose answer somebody sits', async () => {
    const turns = createTurns(1);
    const work = buildWork();
    const first = turns.take(work.start('first'), { signal, isUrgent: false });
    const patient = turns.take(work.start('patient'), { signal, isUrgent: false });
    const urgent = turns.take(work.start('urgent'), { signal, isUrgent: true });
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

  it('forgets those who leave before their turn, with the reason they gave', async () => {
    const turns = createTurns(1);
    const work = buildWork();
    const leaving = new AbortController();
    const first = turns.take(work.start('first'), { signal, isUrgent: false });
    const left = turns.take(work.start('left'), { signal: leaving.signal, isUrgent: false });
    const last = turns.take(work.start('last'), { signal, isUrgent: false });
    leaving.abort(new Error('enough'));
    await expect(left).rejects.toThrow('enough');
    work.end('first');
    await first;
    await expect.poll(() => work.began).toEqual(['first', 'last']);
    work.end('last');
    await last;
  });

  it('gives the place on when work fails', async () => {
    const turns = createTurns(1);
    const options = { signal, isUrgent: false };
    const broken = turns.take(() => Promise.reject(new Error('broken')), options);
    const next = turns.take(async () => 'done', options);
    await expect(broken).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });
});
