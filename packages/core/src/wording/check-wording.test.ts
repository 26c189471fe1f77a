import { describe, expect, it } from 'vitest';
import { describeCertainty, describeChecks } from './check-wording.ts';

const list = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).flatMap(([outcome, count]) =>
    Array.from({ length: count }, () => ({
      outcome: outcome as Parameters<typeof describeChecks>[0][number]['outcome'],
    })),
  );

describe('the wording of checks', () => {
  it('counts what was found and passed', () => {
    expect(describeChecks(list({ found: 2, 'not-found': 3 }))).toBe(
      '5 checks were made on the whole text: 2 found something, 3 were passed.',
    );
  });

  it('counts what did not apply and what failed, where there is any', () => {
    expect(describeChecks(list({ 'not-found': 1, 'not-applicable': 4, failed: 1 }))).toBe(
      '1 check was made on the whole text: 0 found something, 1 were passed. 4 did not apply to this document. 1 could not be made, and say nothing.',
    );
  });

  it('says how sure a model is', () => {
    expect(describeCertainty(0.876)).toBe('88 % sure');
  });
});
