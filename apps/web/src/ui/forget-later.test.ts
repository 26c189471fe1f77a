import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetLater } from './forget-later.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a notice that was closed', () => {
  it('is forgotten after 1,000,000 ms', () => {
    const forget = vi.fn();
    forgetLater(forget);
    vi.advanceTimersByTime(999_999);
    expect(forget).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(forget).toHaveBeenCalledTimes(1);
  });

  it('is kept where it is shown again before', () => {
    const forget = vi.fn();
    const keep = forgetLater(forget);
    keep();
    vi.advanceTimersByTime(1_000_000);
    expect(forget).not.toHaveBeenCalled();
  });
});
