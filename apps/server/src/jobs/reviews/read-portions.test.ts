import { ModelError } from '@clauselight/language-model';
import { expect, it } from 'vitest';
import { buildReviewSource } from '../../../test/review-material.ts';
import type { ModelDesk } from '../../domain/model-budget/model-desk.ts';
import { createReviewCounter } from '../../domain/reviews/review-counts.ts';
import type { ReviewTask, ReviewTaskStore } from '../../domain/reviews/review-store.ts';
import { planReview } from './portions/plan-review.ts';
import { readPortions } from './read-portions.ts';
import { createReviewLimits } from './review-limits.ts';
import type { ReviewRun } from './review-run.ts';

const empty = { explanations: [], findings: [], terms: [], notes: [] };
const spentBefore = {
  calls: 0,
  cachedCalls: 0,
  inputTokens: 0,
  outputTokens: 0,
  microdollars: null,
};

/** A review of four portions, whose desk answers as the test says. */
function buildRun(ask: (openCalls: number) => Promise<object>) {
  const source = buildReviewSource('The Customer shall pay the fee in full. '.repeat(600));
  const settings = { contextTokens: 32_000, outputTokens: 4096 };
  const plan = planReview({ ...source, side: undefined, settings, concurrency: 2 });
  const ended = new AbortController();
  const counter = createReviewCounter(spentBefore);
  counter.plan(plan.portions.length, false);
  let open = 0;
  let asked = 0;
  const desk: Pick<ModelDesk, 'ask'> = {
    async ask() {
      open += 1;
      asked += 1;
      try {
        return { answer: await ask(open), isCached: false, usage: spentBefore } as never;
      } finally {
        open -= 1;
      }
    },
  };
  const run: ReviewRun = {
    task: { documentId: 'd', ownerId: 'o' } as ReviewTask,
    store: { addItems: async () => true } as unknown as ReviewTaskStore,
    desk: desk as ModelDesk,
    opened: {
      plan,
      verifyPortion: async () => [],
      verifyWhole: async () => [],
      close: async () => undefined,
    },
    counter,
    limits: createReviewLimits([]),
    signal: ended.signal,
    abort: (reason) => ended.abort(reason),
  };
  return { run, counter, countAsked: () => asked };
}

const inAMinute = () => ({ concurrency: 2, deadline: Date.now() + 60_000 });

it('continues one by one if the budget does not allow two at a time', async () => {
  const { run, counter } = buildRun(async (open) => {
    if (open > 1) throw new ModelError('document-budget');
    await new Promise(setImmediate);
    return empty;
  });
  await readPortions(run, inAMinute());
  const { portionsTotal } = counter.get();
  expect(portionsTotal).toBeGreaterThan(2);
  expect(counter.get()).toMatchObject({ portionsDone: portionsTotal, failures: [] });
});

it('stops if the budget allows none', async () => {
  const { run, counter, countAsked } = buildRun(async () => {
    throw new ModelError('day-budget');
  });
  await readPortions(run, inAMinute());
  const { portionsTotal } = counter.get();
  expect(counter.get()).toMatchObject({ portionsFailed: portionsTotal, failures: ['day-budget'] });
  expect(countAsked()).toBe(2);
});

it('asks nothing after its deadline', async () => {
  const { run, counter, countAsked } = buildRun(async () => empty);
  await readPortions(run, { concurrency: 2, deadline: Date.now() });
  expect(countAsked()).toBe(0);
  expect(counter.get().failures).toEqual(['timed-out']);
});

it('stops everything if the key is refused', async () => {
  const { run, counter, countAsked } = buildRun(async () => {
    throw new ModelError('key-refused');
  });
  expect(await readPortions(run, inAMinute())).toEqual({ notes: [], isHopeless: true });
  expect(counter.get().failures).toEqual(['key-refused']);
  expect(countAsked()).toBeLessThanOrEqual(2);
});

it('passes on errors that are no model failure, and ends the rest', async () => {
  const { run } = buildRun(async () => {
    throw new Error('a bug');
  });
  await expect(readPortions(run, inAMinute())).rejects.toThrow('a bug');
  expect(run.signal.aborted).toBe(true);
});
