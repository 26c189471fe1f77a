import { computeScore } from '@clauselight/core';
import type { Analysis, Finding } from '@clauselight/schema';
import type { Matched } from '../matching.ts';

/** What risks that changed together do to the score of the later version. */
export type MeasureEffect = (changes: readonly Matched<Finding>[]) => number;

/** The score of the later version less what it would be had these risks stayed as they were. */
export function createEffectMeasure(after: Analysis): MeasureEffect {
  return (changes) => {
    const replaced = new Set(changes.map((change) => change.after?.id));
    const asBefore = [
      ...after.findings.filter(({ id }) => !replaced.has(id)),
      ...changes.flatMap((change) => change.before ?? []),
    ];
    const { value } = computeScore(asBefore, after.score);
    return Math.round(10 * (after.score.value - value)) / 10;
  };
}
