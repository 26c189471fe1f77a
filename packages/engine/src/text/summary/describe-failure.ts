import { joinWords, lowerFirst } from '@clauselight/core';
import type { FailedStep, SummarySentence } from '@clauselight/schema';

/** Says what an analysis lacks because a step failed; empty when all steps succeeded. */
export function describeFailure(failedSteps: readonly FailedStep[]): readonly SummarySentence[] {
  if (failedSteps.length === 0) return [];
  const names = joinWords(failedSteps.map(({ label }) => lowerFirst(label)));
  return [
    {
      text: `This analysis is incomplete, because a step of it failed (${names}); what it would have found is unknown.`,
      evidence: [],
    },
  ];
}
