import { computeScore } from '@clauselight/core';
import type { Analysis, Finding } from '@clauselight/schema';
import type { Matched } from '../matching.ts';

/** Measures the effect of risks that changed together on the later version's score. */
export type MeasureEffect = (changes: readonly Matched<Finding>[]) => number;

/** No effect where the later version was not judged. Else the later version's score minus the score if these risks had stayed as they were. */
export function createEffectMeasure(after: Analysis): MeasureEffect {
  const { score } = after;
  if (score === undefined) return () => 0;
  return (changes) => {
    const replaced = new Set(changes.map((change) => change.after?.id));
    const asBefore = [
      ...after.findings.filter(({ id }) => !replaced.has(id)),
      ...changes.flatMap((change) => change.before ?? []),
    ];
    const { value } = computeScore(asBefore, score);
    return Math.round(10 * (score.value - value)) / 10;
  };
}
