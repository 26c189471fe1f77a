import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildDocumentMaterial } from '../../../test/document-material.ts';
import { createReviewRunner, type ReviewRunner, startReviewThread } from './review-runner.ts';

function buildSource(text: string) {
  return {
    material: buildDocumentMaterial({ text }),
    side: undefined,
    settings: { contextTokens: 32_000, outputTokens: 4096 },
    concurrency: 1,
  };
}

const note = (quote: string) => ({
  list: 'notes' as const,
  index: 0,
  value: { text: 'The fee is due.', quotes: [quote] },
});

describe('the threads of reviews', () => {
  const start = vi.fn(startReviewThread);
  let runner: ReviewRunner;
  let review: AbortController;
  beforeEach(() => {
    start.mockClear();
    runner = createReviewRunner(start);
    review = new AbortController();
  });
  afterEach(() => runner.close());

  const open = (text: string) => runner.open(buildSource(text), review.signal);

  it('serve one review after the other, each with its own document', async () => {
    const first = await open('The fee is due.');
    const [kept] = await first.verifyPortion(0, [note('The fee is due.')]);
    expect(kept).toMatchObject({ outcome: { kind: 'note' } });
    await first.close();
    const second = await open('The fee was paid.');
    const [gone] = await second.verifyPortion(0, [note('The fee is due.')]);
    expect(gone).toMatchObject({ outcome: { kind: 'rejected' }, rejected: { quotes: 1 } });
    await second.close();
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('are as many as there are reviews at once', async () => {
    const opened = await Promise.all([open('The fee is due.'), open('The fee is due.')]);
    await Promise.all(opened.map(({ close }) => close()));
    await (await open('The fee is due.')).close();
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('are not used again after a review that was interrupted', async () => {
    const first = await open('The fee is due.');
    review.abort(new Error('cancelled'));
    await expect(first.verifyWhole([])).rejects.toThrow('cancelled');
    await first.close();
    review = new AbortController();
    await (await open('The fee is due.')).close();
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('reject a text that does not belong to its analysis', async () => {
    await expect(open('No fee.')).rejects.toMatchObject({ code: 'analysis_missing' });
  });
});
