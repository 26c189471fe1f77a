import { modelFailureSchema } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { describeModelFailure, isWorthAnotherTry } from './model-failures.ts';

it('every failure is told in a sentence of its own', () => {
  const sentences = modelFailureSchema.options.map(describeModelFailure);
  expect(new Set(sentences).size).toBe(modelFailureSchema.options.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
});

describe('another try', () => {
  it.each([
    ['is worth it where nothing failed', [], true],
    ['is worth it where one of several may come out better', ['declined', 'timed-out'], true],
    ['is not where all would come out the same', ['declined', 'too-long'], false],
    ['is not where it would be refused at once', ['timed-out', 'day-budget'], false],
  ] as const)('%s', (_, failures, expected) => {
    expect(isWorthAnotherTry(failures)).toBe(expected);
  });
});
