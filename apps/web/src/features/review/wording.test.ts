import type { ReviewState } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { buildReviewState } from '../../lib/review/test/build-review.ts';
import {
  computeShare,
  countRejected,
  describeCalls,
  describePortions,
  describeProgress,
  describeRejected,
} from './wording.ts';

function buildState(facts: Partial<ReviewState> = {}): ReviewState {
  return buildReviewState({ portions: { total: 12, done: 4, failed: 0 }, ...facts });
}

describe('the progress of a review', () => {
  it.each([
    [{ status: 'queued' }, 'GPT-4 will read the document when its turn has come'],
    [{ portions: { total: 0, done: 0, failed: 0 } }, 'GPT-4 begins to read the document'],
    [{}, 'GPT-4 is reading the document: 4 of 12 parts'],
    [{ portions: { total: 1, done: 0, failed: 0 } }, 'GPT-4 is reading the document: 0 of 1 part'],
    [
      { portions: { total: 12, done: 11, failed: 1 } },
      'GPT-4 has read the document and is writing the summary',
    ],
  ] as const)('of %j is said in words', (facts, words) => {
    expect(describeProgress(buildState(facts), 'GPT-4')).toBe(words);
  });

  it('counts the parts that were given up', () => {
    expect(computeShare({ total: 4, done: 1, failed: 1 })).toBe(0.5);
    expect(describePortions({ total: 4, done: 1, failed: 1 })).toBe('1 of 4; 1 given up');
  });

  it('is not known before the parts are', () => {
    expect(computeShare({ total: 0, done: 0, failed: 0 })).toBeUndefined();
  });
});

describe('what was left out', () => {
  it('is not spoken of where it is nothing', () => {
    expect(describeRejected({ quotes: 0, statements: 0 })).toBeUndefined();
    expect(countRejected({ quotes: 0, statements: 0 })).toBeUndefined();
  });

  it.each([
    [7, 0, /^7 claims were left out because their quotes are not in the text\.$/],
    [1, 0, /^1 claim was left out because its quote is not in the text\.$/],
    [0, 3, /^3 statements were left out or marked/],
    [2, 1, /^2 claims .*; 1 statement was/],
  ])('is told of %d quotes and %d statements', (quotes, statements, words) => {
    expect(describeRejected({ quotes, statements })).toMatch(words);
  });
});

it.each([
  [1, 0, '1 claim did not stand the comparison with the text.'],
  [7, 3, '10 claims did not stand the comparison with the text.'],
])('%d quotes and %d statements are counted in short', (quotes, statements, words) => {
  expect(countRejected({ quotes, statements })).toBe(words);
});

it.each([
  [4, 0, '4 asked'],
  [4, 1, '4 asked; 1 answer was kept from before'],
  [0, 12, '0 asked; 12 answers were kept from before'],
])('%d questions and %d answers from before are told apart', (calls, cachedCalls, words) => {
  const usage = { ...buildState().usage, calls, cachedCalls };
  expect(describeCalls(usage)).toBe(words);
});
