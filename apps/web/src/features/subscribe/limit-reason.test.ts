import { expect, it } from 'vitest';
import { describeLimit } from './limit-reason.ts';

// In the time of the machine that runs the test.
const resetsAt = new Date(2026, 10, 21, 1, 0).toISOString();

it.each([
  [3, 'You have used your 3 free analyses of today. New ones at 01:00.'],
  [1, 'You have used your 1 free analysis of today. New ones at 01:00.'],
  [0, 'On this server, analyses come with the Pro plan.'],
])('whoever has used %i analyses of a day reads: %s', (perDay, words) => {
  expect(describeLimit({ perDay, used: perDay, resetsAt })).toBe(words);
});
