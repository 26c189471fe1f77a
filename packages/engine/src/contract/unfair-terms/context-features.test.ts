import { expect, it } from 'vitest';
import { contextWidth, describeContext } from './context-features.ts';
import type { SentenceLayout } from './sentence-layout.ts';
import { outputCount } from './unfairness-model.ts';

function buildLayout(count: number): SentenceLayout {
  return {
    leadIns: new Int32Array(count).fill(-1),
    clauses: new Int32Array(count),
    wordCounts: new Int32Array(count).fill(20),
    capitals: new Uint8Array(count),
  };
}

function buildScores(likely: readonly boolean[]): Float64Array {
  return Float64Array.from(likely.flatMap((is) => new Array(outputCount).fill(is ? 3 : -6)));
}

it('every sentence has a row of finite numbers, for any scores', () => {
  const scores = Float64Array.from({ length: 3 * outputCount }, (_, place) => (place - 15) * 1e6);
  const table = describeContext(scores, buildLayout(3));
  expect(table).toHaveLength(3 * contextWidth);
  expect(table.every((figure) => Number.isFinite(figure))).toBe(true);
});

it('a sentence beside an unfair one has other features', () => {
  const alone = describeContext(buildScores([false, false, false]), buildLayout(3));
  const beside = describeContext(buildScores([false, true, false]), buildLayout(3));
  expect(beside.subarray(0, contextWidth)).not.toEqual(alone.subarray(0, contextWidth));
});

it('a list item has the score of the sentence that introduces it', () => {
  const scores = buildScores([true, false, false, false]);
  const layout = buildLayout(4);
  const item = describeContext(scores, { ...layout, leadIns: Int32Array.of(-1, -1, -1, 0) });
  const other = describeContext(scores, layout);
  const start = 3 * contextWidth;
  expect(item.subarray(start)).not.toEqual(other.subarray(start));
  expect(item.subarray(0, start)).toEqual(other.subarray(0, start));
});
