import { describe, expect, inject, it } from 'vitest';
import { hostileTexts } from './hostile-texts.ts';
import { getMostSource, judgeGrowth } from './judge-growth.ts';
import { measureText, type TextCost } from './measure-text.ts';

const isFullRun = inject('isFullRun');
const length = isFullRun ? 400_000 : 30_000;
/** CPU milliseconds of all parts together: what is not linear takes many times as long. */
const mostMs = isFullRun ? 40_000 : 6000;
/** A text of each format, among them one that once took minutes. */
const sample = [
  'references to brackets that no clause has',
  'md: quotes in one line',
  'html: tables nested',
];
const texts = hostileTexts.filter(({ name }) => isFullRun || sample.includes(name));

describe('a text made to be slow', () => {
  it('is known by one name', () => {
    const names = hostileTexts.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(texts.length).toBeGreaterThanOrEqual(sample.length);
  });

  it.each(texts)(
    'is read, analyzed, searched, reported and compared in time: $name',
    async (text) => {
      const { stages, trouble, sourceLength, resultLength, textLength } = await measureText(
        text,
        length,
      );
      expect(trouble ?? '').not.toMatch(/THROWN|Error/);
      expect(Object.values(stages).reduce((sum, ms) => sum + ms, 0)).toBeLessThan(mostMs);
      expect(resultLength).toBeLessThan(2_000_000 + 12 * textLength);
      expect(sourceLength).toBeLessThan(getMostSource(textLength));
    },
  );
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
