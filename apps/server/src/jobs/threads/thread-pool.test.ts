import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createThreadPool } from './thread-pool.ts';

const start = vi.fn(() => {
  const worker = new Worker(`require('node:worker_threads').parentPort.on('message', () => 0)`, {
    eval: true,
  });
  onTestFinished(() => void worker.terminate());
  return worker;
});
beforeEach(() => void start.mockClear());
const work = async (worker: Worker) => worker;

describe('a pool of threads', () => {
  it('keeps one idle thread for the next request', async () => {
    const pool = createThreadPool(start);
    expect(await pool.use(work)).toBe(await pool.use(work));
    expect(start).toHaveBeenCalledOnce();
  });

  it('starts another thread for work beside it, and ends it afterwards', async () => {
    const pool = createThreadPool(start);
    const [first, second] = [pool.take(), pool.take()];
    pool.release(first, true);
    const ended = once(second, 'exit');
    pool.release(second, true);
    await ended;
    expect(pool.take()).toBe(first);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('out of order')), () => true],
    ['leaves it unfit', async () => 'too much', () => false],
  ])('ends a thread whose work %s', async (_, doWork, isFit) => {
    const pool = createThreadPool(start);
    await pool.use(doWork, isFit).catch(() => undefined);
    await once(start.mock.results[0]?.value, 'exit');
    await pool.use(work);
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('replaces a thread that ended while it was kept', async () => {
    const pool = createThreadPool(start);
    const kept = await pool.use(work);
    await kept.terminate();
    expect(await pool.use(work)).not.toBe(kept);
  });

  it('ends a thread that has been kept without work', async () => {
    const pool = createThreadPool(start, 5);
    const kept = await pool.use(work);
    await once(kept, 'exit');
    expect(await pool.use(work)).not.toBe(kept);
  });

  it('ends the kept thread when it is closed, and keeps none after that', async () => {
    const pool = createThreadPool(start);
    const kept = await pool.use(work);
    await pool.close();
    expect(kept.threadId).toBe(-1);
    const late = await pool.use(work);
    await once(late, 'exit');
  });
});
