import { describe, expect, it, vi } from 'vitest';
import { createReviewStore } from './review-store.ts';
import { buildExplanation, buildReview, buildReviewState, buildTerm } from './test/build-review.ts';

const nothingNew = { items: [], state: undefined };

describe('what a review has brought', () => {
  it('is nothing where there is none', () => {
    const store = createReviewStore(undefined);
    expect(store.getState()).toBeUndefined();
    expect(store.getReview()).toBeUndefined();
    expect(store.getItems('term')).toEqual([]);
  });

  it('begins with what the server had, and grows by what comes', () => {
    const store = createReviewStore(buildReview([buildExplanation('f1')]));
    store.add({ items: [buildExplanation('f2')], state: undefined });
    expect(store.findExplanation('f1')?.text).toBe('What f1 means.');
    expect(store.findExplanation('f2')?.text).toBe('What f2 means.');
    expect(store.findExplanation('f3')).toBeUndefined();
  });

  it('holds once what comes again, as it first came', () => {
    const store = createReviewStore(buildReview([buildTerm('t1')]));
    store.add({ items: [buildTerm('t1'), buildTerm('t2'), buildTerm('t2')], state: undefined });
    const held = store.getReview()?.items.flatMap((item) => ('id' in item ? item.id : []));
    expect(held).toEqual(['t1', 't2']);
  });

  it('is the very same for a reader whose part did not change', () => {
    const store = createReviewStore(buildReview([buildTerm('t1'), buildExplanation('f1')]));
    const before = [store.getItems('term'), store.findExplanation('f1')];
    store.add({ items: [buildExplanation('f2'), buildTerm('t1')], state: buildReviewState() });
    expect(store.getItems('term')).toBe(before[0]);
    expect(store.findExplanation('f1')).toBe(before[1]);
    expect(store.getItems('summary')).toBe(store.getItems('opinion'));
  });

  it('stands as it was last said to', () => {
    const store = createReviewStore(buildReview());
    store.add({ items: [], state: buildReviewState({ status: 'completed' }) });
    store.add(nothingNew);
    expect(store.getState()?.status).toBe('completed');
    expect(store.getReview()).toEqual(buildReview([], { status: 'completed' }));
  });
});

describe('who listens to a review', () => {
  it('hears once of a whole batch, and nothing after leaving', () => {
    const store = createReviewStore(buildReview());
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.add({ items: [buildTerm('t1'), buildTerm('t2')], state: buildReviewState() });
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    store.add(nothingNew);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('hears that the stream is cut, and that it is there again', () => {
    const store = createReviewStore(buildReview());
    const listener = vi.fn();
    store.subscribe(listener);
    for (const isLost of [false, true, true, false]) store.setLost(isLost);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(store.isLost()).toBe(false);
  });
});
