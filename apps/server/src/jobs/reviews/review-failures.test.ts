import { isAnchored } from '@clauselight/core';
import type { GivenBehavior } from '@clauselight/language-model/testing/model-server.ts';
import type { ModelFailure, ModelReview } from '@clauselight/schema';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  analyzeOne,
  listQuotes,
  type ReviewingServer,
  startReviewingServer,
} from '../../../test/reviewing.ts';
import { documents } from '../../domain/tables/document-tables.ts';
import { modelDaySpending, modelDocumentSpending } from '../../domain/tables/model-tables.ts';
import { getUtcDay } from '../../platform/utc-day.ts';

const content =
  'SERVICES AGREEMENT\n\n1. Fees. The Customer shall pay the fee of USD 5,000 within ten days.\n\n2. Changes. The Provider may change the fees at any time by posting them on its website.';
const inTheMiddle = { afterCharacters: 600 };

const failures: readonly [GivenBehavior, ModelFailure, status: string, requests: number][] = [
  // Later requests would fail too: there is only one.
  ['refuses-key', 'key-refused', 'failed', 1],
  ['unknown-model', 'misconfigured', 'failed', 1],
  ['declines', 'declined', 'failed', 2],
  ['too-long', 'too-long', 'failed', 2],
  [{ kind: 'truncated', ...inTheMiddle }, 'truncated', 'incomplete', 2],
];

// What a failing model leads to has nothing to do with the kind of database; reviews as such are tested on both.
describe('a review that fails', () => {
  let server: ReviewingServer;
  beforeAll(async () => {
    server = await startReviewingServer();
  });
  afterAll(() => server.close());
  afterEach(() => server.model.behave('honest'));

  it.each(failures)(
    'reports the failure: %o is %s',
    async (behavior, failure, status, requests) => {
      const document = await analyzeOne(server, { content: `${content} ${failure}.` });
      const asked = server.model.requests.length;
      server.model.behave(behavior);
      await document.start();
      const review = await document.finish();
      expect(review).toMatchObject({ status, failures: [failure] });
      expect(review.portions).toEqual({ total: 1, done: 0, failed: 1 });
      expect(server.model.requests.length - asked).toBe(requests);
      expect(review.items.length > 0).toBe(status === 'incomplete');
      const analysis = await document.visitor.call(`/api/analyses/${document.detail.id}`);
      expect(await analysis.json()).toEqual(document.detail);
    },
  );

  it('has the other portions if one fails, and reports the kind of failure', async () => {
    const document = await analyzeOne(server);
    const asked = server.model.requests.length;
    server.model.behave(({ number }) => (number === asked + 1 ? 'declines' : 'honest'));
    await document.start();
    const review = await document.finish();
    const { total } = review.portions;
    expect(total).toBeGreaterThan(1);
    expect(review).toMatchObject({
      status: 'incomplete',
      failures: ['declined'],
      portions: { total, done: total - 1, failed: 1 },
    });
    expect(review.items.some((item) => item.kind === 'summary')).toBe(true);
  });

  it('retries temporary failures, and shows nothing twice', async () => {
    const document = await analyzeOne(server, { content });
    server.model.behave([{ kind: 'drops', ...inTheMiddle }]);
    await document.start();
    const { items, ...review } = await document.finish();
    expect(review).toMatchObject({ status: 'completed', failures: [], usage: { calls: 3 } });
    const explained = items.flatMap((item) => (item.kind === 'explanation' ? item.findingId : []));
    expect(explained).toHaveLength(document.detail.analysis?.findings.length ?? 0);
    expect(new Set(explained).size).toBe(explained.length);
  });

  it('is unsupported if nothing in an answer passes the comparison', async () => {
    const document = await analyzeOne(server, { content: `${content} Once.` });
    const notes = [{ text: 'All is well.', quotes: ['These words are nowhere.'] }];
    const answer = { explanations: [], findings: [], terms: [], notes };
    server.model.behave({ kind: 'says', answer });
    await document.start();
    const review = await document.finish();
    expect(review).toMatchObject({ status: 'failed', items: [], rejected: { quotes: 1 } });
    expect(review.failures).toContain('unsupported');
  });

  it('ends with the budget of its document', async () => {
    const document = await analyzeOne(server);
    const { documentId } = document;
    const { orm } = server.platform.database;
    const { MODEL_TOKENS_PER_DOCUMENT: most } = server.platform.config;
    await orm.insert(modelDocumentSpending).values({ documentId, tokens: most - 9000 });
    await document.start();
    const { items, ...review } = await document.finish();
    expect(review).toMatchObject({ status: 'incomplete', failures: ['document-budget'] });
    expect(review.portions.failed).toBeGreaterThan(0);
    expect(items.length).toBeGreaterThan(0);
    const [spent] = await orm
      .select()
      .from(modelDocumentSpending)
      .where(eq(modelDocumentSpending.documentId, documentId));
    expect(spent?.tokens).toBeLessThanOrEqual(most);
  });

  it('ends with the budget of the day, before anything is asked', async () => {
    const document = await analyzeOne(server, { content: `${content} Today.` });
    const { orm } = server.platform.database;
    const kept = await orm.select().from(modelDaySpending);
    await orm.delete(modelDaySpending);
    const day = getUtcDay(Date.now());
    const { MODEL_TOKENS_PER_DAY: tokens } = server.platform.config;
    await orm.insert(modelDaySpending).values({ day, tokens });
    const asked = server.model.requests.length;
    await document.start();
    expect(await document.finish()).toMatchObject({ status: 'failed', failures: ['day-budget'] });
    expect(server.model.requests.length).toBe(asked);
    await orm.delete(modelDaySpending);
    if (kept.length > 0) await orm.insert(modelDaySpending).values(kept);
  });

  it('fails if text and analysis do not belong together any more', async () => {
    const document = await analyzeOne(server, { content: `${content} Apart.` });
    const { storage, database } = server.platform;
    await storage.removeFolder(`documents/${document.documentId}`);
    await document.start();
    expect(await document.finish()).toMatchObject({ status: 'failed', failures: [], items: [] });
    expect(await database.orm.$count(documents)).toBeGreaterThan(0);
  });
});

describe('a review that takes too long', () => {
  let server: ReviewingServer;
  beforeAll(async () => {
    server = await startReviewingServer();
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => server.close());

  it('ends in time with the results so far, including the summary', async () => {
    const document = await analyzeOne(server);
    server.model.behave(({ number }) => (number === 1 ? 'hangs' : 'honest'));
    // Of the waits alone: one that is not over by itself ends when the test says so.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await document.start();
    await expect.poll(async () => countLeft(await document.get())).toBe(1);
    // What is left after that is for the whole.
    vi.advanceTimersByTime(server.platform.config.MODEL_SECONDS * 1000 * 0.75);
    vi.useRealTimers();
    const { items, ...review } = await document.finish();
    expect(review).toMatchObject({ status: 'incomplete', failures: ['timed-out'] });
    expect(review.portions).toMatchObject({ failed: 1, done: review.portions.total - 1 });
    expect(await server.model.requests[0]?.ended).toBe('left');
    expect(items.some((item) => item.kind === 'summary')).toBe(true);
    const quotes = items.flatMap(listQuotes);
    expect(quotes.filter((evidence) => !isAnchored(document.text, evidence))).toEqual([]);
  });
});

function countLeft({ portions: { total, done } }: ModelReview): number {
  return total - done;
}
