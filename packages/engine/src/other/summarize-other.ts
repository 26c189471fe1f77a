import type { Check, FailedStep, Finding, Score, SummarySentence } from '@clauselight/schema';
import { describeFailure } from '../text/summary/describe-failure.ts';
import { listRecommendations } from '../text/summary/recommendations.ts';

const mostSteps = 3;

export interface OtherInput {
  /** What the analysis of its kind says about the document. */
  readonly sentences: readonly SummarySentence[];
  readonly findings: readonly Finding[];
  readonly checks: readonly Check[];
  readonly score: Score;
  readonly failedSteps: readonly FailedStep[];
}

/** Like the summary of a contract, but without requests: there is no other side to write to. */
export function summarizeOther({ sentences, findings, checks, score, failedSteps }: OtherInput) {
  const recommendations = [...listRecommendations(findings, score)];
  const first = recommendations.filter(({ severity }) => severity > 1).slice(0, mostSteps);
  return {
    recommendations,
    firstSteps: { recommendationIds: first.map(({ id }) => id), message: '' },
    summary: [
      ...describeFailure(failedSteps),
      ...sentences,
      describeScore(score, findings, checks),
    ],
  };
}

function describeScore(
  score: Score,
  findings: readonly Finding[],
  checks: readonly Check[],
): SummarySentence {
  const applied = checks.filter(({ outcome }) => outcome !== 'not-checked');
  const number = findings.length === 1 ? '1 remark' : `${findings.length} remarks`;
  return {
    text: `${score.label}: ${score.value.toFixed(1)} out of 10, from ${number} in ${applied.length} checks.`,
    evidence: [],
  };
}
