import { describe, expect, it } from 'vitest';
import { measureTopics } from './measure-topics.ts';

describe('single edits of the sample agreement', () => {
  it('are named where they concern money, time or exit, and only there', {
    timeout: 120_000,
  }, async () => {
    const results = await measureTopics();
    const silent = results.filter(({ topic, isNamed }) => topic !== 'none' && !isNamed);
    expect(silent.map(({ edit }) => edit)).toEqual([]);
    const besides = results.filter(({ topic, isNamed }) => topic === 'none' && isNamed);
    expect(besides.length).toBeLessThanOrEqual(1);
    expect(results.filter(({ topic }) => topic !== 'none').length).toBeGreaterThanOrEqual(30);
  });
});
