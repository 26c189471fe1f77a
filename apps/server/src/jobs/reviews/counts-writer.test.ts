import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReviewCounter } from '../../domain/reviews/review-counts.ts';
import { startCountsWriter } from './counts-writer.ts';

const nothingSpent = {
  calls: 0,
  cachedCalls: 0,
  inputTokens: 0,
  outputTokens: 0,
  microdollars: null,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const counter = createReviewCounter(nothingSpent);
  const write = vi.fn(async (_: unknown) => true);
  const isRunning = vi.fn(async () => true);
  const onGone = vi.fn();
  const stop = startCountsWriter({ read: counter.get, write, isRunning, onGone });
  return { counter, write, isRunning, onGone, stop };
}

it('writes what has changed, once', async () => {
  const { counter, write, stop } = start();
  await vi.advanceTimersByTimeAsync(1000);
  expect(write).not.toHaveBeenCalled();
  counter.plan(4, false);
  counter.endPortion();
  counter.endPortion('dropped');
  await vi.advanceTimersByTimeAsync(1000);
  expect(write.mock.calls).toEqual([
    [expect.objectContaining({ portionsDone: 1, portionsFailed: 1, failures: ['dropped'] })],
  ]);
  await stop();
});

it('writes again what could not be written', async () => {
  const { counter, write, stop } = start();
  write.mockRejectedValueOnce(new Error('the database is away'));
  counter.plan(4, false);
  await vi.advanceTimersByTimeAsync(600);
  expect(write).toHaveBeenCalledTimes(2);
  await stop();
});

it('notices that the review is gone, with and without something to write', async () => {
  const silent = start();
  silent.isRunning.mockResolvedValue(false);
  await vi.advanceTimersByTimeAsync(2100);
  expect(silent.onGone).toHaveBeenCalled();
  await silent.stop();
  const writing = start();
  writing.write.mockResolvedValue(false);
  writing.counter.countCacheHit();
  await vi.advanceTimersByTimeAsync(300);
  expect(writing.onGone).toHaveBeenCalled();
  await writing.stop();
});

it('counts costs only if prices are known', () => {
  const counter = createReviewCounter(nothingSpent);
  counter.addSpending({ calls: 1, inputTokens: 5, outputTokens: 1 });
  expect(counter.get().microdollars).toBeNull();
  counter.addSpending({ calls: 1, inputTokens: 5, outputTokens: 1, microdollars: 7 });
  expect(counter.get()).toMatchObject({ calls: 2, inputTokens: 10, microdollars: 7 });
});
