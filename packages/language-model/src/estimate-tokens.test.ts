import { expect, test } from 'vitest';
import { estimateTokens } from './estimate-tokens.ts';

const lease =
  'The Tenant shall pay the rent of EUR 1,250.00 monthly in advance, no later than the third working day of each month.';

// Counted with the tokenizers of GPT-4 (cl100k) and GPT-4o (o200k), whichever needs more.
test.each([['English prose', lease, 27]])(
  '%s is not estimated too low, nor beyond all measure',
  (_, text, counted) => {
    const estimate = estimateTokens(text);
    expect(estimate).toBeGreaterThanOrEqual(counted * 0.97);
    expect(estimate).toBeLessThanOrEqual(counted * 2);
  },
);

test('nothing is no tokens', () => {
  expect(estimateTokens('')).toBe(0);
});
