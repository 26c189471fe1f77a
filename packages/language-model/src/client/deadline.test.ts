import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDeadline } from './deadline.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const nobody = () => new AbortController().signal;

test('a model has more time before its first word than between two', () => {
  const silent = startDeadline(10_000, nobody());
  vi.advanceTimersByTime(5900);
  expect(silent.isOver()).toBe(false);
  silent.restart();
  vi.advanceTimersByTime(2900);
  expect(silent.isOver()).toBe(false);
  vi.advanceTimersByTime(200);
  expect(silent.isOver()).toBe(true);
  expect(silent.signal.aborted).toBe(true);
});

test('a model that keeps writing has no more than the total time', () => {
  const talking = startDeadline(10_000, nobody());
  for (let second = 0; second < 9; second += 1) {
    vi.advanceTimersByTime(1000);
    talking.restart();
  }
  expect(talking.isOver()).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(talking.isOver()).toBe(true);
});

test('an abort by the caller is no timeout', () => {
  const leaving = new AbortController();
  const deadline = startDeadline(10_000, leaving.signal);
  leaving.abort(new Error('gone'));
  expect(deadline.signal.aborted).toBe(true);
  expect(deadline.isOver()).toBe(false);
});

test('no timer is left after it is cleared', () => {
  const deadline = startDeadline(10_000, nobody());
  deadline.restart();
  deadline.clear();
  expect(vi.getTimerCount()).toBe(0);
});
