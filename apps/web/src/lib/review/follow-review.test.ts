import type { ReviewItem, ReviewState } from '@clauselight/schema';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followReview } from './follow-review.ts';
import { createReviewStore } from './review-store.ts';
import { buildExplanation, buildReview, buildReviewState, buildTerm } from './test/build-review.ts';

/** What of an `EventSource` is used. */
class StandInSource extends EventTarget {
  readonly CLOSED = 2;
  readyState = 1;
  close = vi.fn(() => {
    this.readyState = this.CLOSED;
  });

  say(name: 'item' | 'state', data: unknown) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }

  fail(readyState: 0 | 2) {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
}

function follow() {
  const store = createReviewStore(buildReview());
  const add = vi.spyOn(store, 'add');
  const sources: StandInSource[] = [];
  const addresses: string[] = [];
  const calls = { onEnded: vi.fn(), onDoubt: vi.fn(), reportLoss: vi.fn() };
  const stop = followReview({
    of: { analysisId: 'a1', side: 'b & c' },
    requestedAt: buildReviewState().requestedAt,
    store,
    ...calls,
    open: (address) => {
      addresses.push(address);
      sources.push(new StandInSource());
      return sources.at(-1) as unknown as EventSource;
    },
  });
  const getSource = () => sources.at(-1) as StandInSource;
  return { store, add, sources, addresses, stop, getSource, ...calls };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a review that is followed', () => {
  it('is that of its side', () => {
    expect(follow().addresses).toEqual(['/api/analyses/a1/review/events?side=b+%26+c']);
  });

  it('tells of what comes in a short time at once', () => {
    const { add, getSource } = follow();
    const items: ReviewItem[] = [buildTerm('t1'), buildTerm('t2'), buildExplanation('f1')];
    for (const item of items) getSource().say('item', item);
    const state: ReviewState = buildReviewState({ portions: { total: 3, done: 2, failed: 0 } });
    getSource().say('state', state);
    expect(add).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(add.mock.calls).toEqual([[{ items, state }]]);
    vi.advanceTimersByTime(1000);
    expect(add).toHaveBeenCalledTimes(1);
  });

  it('leaves out what is not of the form that was agreed', () => {
    const { store, getSource } = follow();
    getSource().say('item', { kind: 'term', id: 't1' });
    getSource().say('state', { status: 'completed' });
    vi.advanceTimersByTime(100);
    expect(store.getReview()).toEqual(buildReview());
  });

  it('has ended with a final state, and all that came before is there', () => {
    const { store, getSource, onEnded } = follow();
    getSource().say('item', buildTerm('t1'));
    getSource().say('state', buildReviewState({ status: 'incomplete' }));
    expect(onEnded).toHaveBeenCalledTimes(1);
    expect(store.getState()?.status).toBe('incomplete');
    expect(store.getItems('term')).toHaveLength(1);
    expect(getSource().close).toHaveBeenCalled();
  });

  it('is asked for anew where another has taken its place', () => {
    const { add, getSource, onDoubt, onEnded } = follow();
    const requestedAt = '2026-03-14T16:00:00Z';
    getSource().say('state', buildReviewState({ requestedAt, status: 'completed' }));
    vi.advanceTimersByTime(10_000);
    expect(onDoubt).toHaveBeenCalledTimes(1);
    expect(onEnded).not.toHaveBeenCalled();
    expect(add).not.toHaveBeenCalled();
  });

  it('tells nothing more after it was left', () => {
    const { add, stop, getSource } = follow();
    getSource().say('item', buildTerm('t1'));
    stop();
    vi.advanceTimersByTime(1000);
    expect(add).not.toHaveBeenCalled();
    expect(getSource().close).toHaveBeenCalled();
  });
});

describe('a cut stream', () => {
  it('is taken up again by the browser', () => {
    const { store, sources, getSource, reportLoss, onDoubt } = follow();
    getSource().fail(0);
    expect(store.isLost()).toBe(true);
    expect(reportLoss).toHaveBeenCalledTimes(1);
    getSource().dispatchEvent(new Event('open'));
    expect(store.isLost()).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(sources).toHaveLength(1);
    expect(onDoubt).not.toHaveBeenCalled();
  });

  it('that was refused is opened anew after a while, and the review is asked for', () => {
    const { sources, getSource, onDoubt } = follow();
    getSource().fail(2);
    expect(onDoubt).toHaveBeenCalledTimes(1);
    expect(sources).toHaveLength(1);
    vi.advanceTimersByTime(3000);
    expect(sources).toHaveLength(2);
  });

  it('that was refused stays closed once it was left', () => {
    const { sources, getSource, stop } = follow();
    getSource().fail(2);
    stop();
    vi.advanceTimersByTime(10_000);
    expect(sources).toHaveLength(1);
  });
});
