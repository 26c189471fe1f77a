import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDeadline } from './deadline.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const nobody = () => new AbortController().signal;

test('a model that says nothing has more time for the first word than between two', () => {
  const silent = startDeadline(10_000, nobody());
  vi.advanceTimersByTime(5900);
  expect(silent.isOver()).toBe(false);
  silent.hear();
  vi.advanceTimersByTime(2900);
  expect(silent.isOver()).toBe(false);
  vi.advanceTimersByTime(200);
  expect(silent.isOver()).toBe(true);
  expect(silent.signal.aborted).toBe(true);
});

test('one that goes on talking has no more than the whole time', () => {
  const talking = startDeadline(10_000, nobody());
  for (let second = 0; second < 9; second += 1) {
    vi.advanceTimersByTime(1000);
    talking.hear();
  }
  expect(talking.isOver()).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(talking.isOver()).toBe(true);
});

test('that the asker leaves is no time-out', () => {
  const leaving = new AbortController();
  const deadline = startDeadline(10_000, leaving.signal);
  leaving.abort(new Error('gone'));
  expect(deadline.signal.aborted).toBe(true);
  expect(deadline.isOver()).toBe(false);
});

test('nothing is left behind once it is cleared', () => {
  const deadline = startDeadline(10_000, nobody());
  deadline.hear();
  deadline.clear();
  expect(vi.getTimerCount()).toBe(0);
});
