import { expect, inject, it } from 'vitest';
import { hostileTexts } from './hostile-texts.ts';
import { getMostSource } from './judge-growth.ts';
import { measureText } from './measure-text.ts';
import type { HostileText } from './texts/hostile-text.ts';

const isFullRun = inject('isFullRun');
const length = isFullRun ? 400_000 : 30_000;
/** CPU milliseconds of all parts together: what is not linear takes many times as long. */
const mostMs = isFullRun ? 40_000 : 6000;
/** A text of each format, among them one that once took minutes. */
export const sample = [
  'references to brackets that no clause has',
  'md: quotes in one line',
  'html: tables nested',
];

/** The texts that this run tries: all of them only in the full run, where two files of tests share them. */
export const texts = hostileTexts.filter(({ name }) => isFullRun || sample.includes(name));

/** Tries texts made to be slow. The full run takes some ten minutes for half of them. */
export function testGrowth(own: readonly HostileText[]): void {
  it.each(own)(
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
}
