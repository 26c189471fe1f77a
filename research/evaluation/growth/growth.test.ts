import { describe, expect, it } from 'vitest';
import { hostileTexts } from './hostile-texts.ts';
import { judgeGrowth } from './judge-growth.ts';
import type { TextCost } from './measure-text.ts';
import { sample, testGrowth, texts } from './test-growth.ts';

describe('a text made to be slow', () => {
  it('is known by one name', () => {
    const names = hostileTexts.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(texts.length).toBeGreaterThanOrEqual(sample.length);
  });

  testGrowth(texts.filter((_, index) => index % 2 === 0));
});

describe('the judgment of growth', () => {
  const cost = (ms: number, more: Partial<TextCost> = {}) => ({
    stages: { analyze: ms },
    textLength: 1000,
    sourceLength: 1000,
    resultLength: 1000,
    ...more,
  });

  it.each([
    ['linear', [500, 1000, 2000], false],
    ['quadratic', [500, 2000, 8000], true],
    ['quadratic after a beginning that costs more', [900, 1000, 3500], true],
    ['too short to tell', [1, 10, 100], false],
  ])('of what is %s', (_, times, isSlow) => {
    expect(judgeGrowth(times.map((ms) => cost(ms))).isSlow).toBe(isSlow);
  });

  it.each([
    ['was stopped', { trouble: 'stopped: read', isStopped: true }],
    ['failed', { trouble: 'THROWN RangeError' }],
    ['gave a result out of proportion', { resultLength: 3_000_000 }],
    ['gave a source text out of proportion', { sourceLength: 20_000_000 }],
  ])('counts what %s', (_, more) => {
    expect(judgeGrowth([cost(1), cost(2), cost(4, more)]).isSlow).toBe(true);
  });
});
