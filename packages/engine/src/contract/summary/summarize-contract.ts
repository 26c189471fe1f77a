import type { View } from '@clauselight/schema';
import { listRecommendations } from '../../text/summary/recommendations.ts';
import type { ContractArtifacts } from '../contract-artifacts.ts';
import { describeContract } from './describe-contract.ts';
import { describeResult } from './describe-result.ts';
import { listFirstSteps } from './first-steps.ts';

/** Writes the recommendations, the first steps and the summary, without a side and for every side. */
export function summarizeContract(
  input: Pick<
    ContractArtifacts,
    | 'documentKind'
    | 'structure'
    | 'terms'
    | 'sides'
    | 'findings'
    | 'checks'
    | 'score'
    | 'sideScores'
    | 'failedSteps'
  >,
): Pick<ContractArtifacts, 'recommendations' | 'firstSteps' | 'summary' | 'views'> {
  return {
    ...advise(input),
    views: input.sideScores.map((sideScore): View => {
      const { side, findings: scored, score } = sideScore;
      const byId = new Map(scored.map((finding) => [finding.id, finding]));
      const findings = input.findings.map((finding) => ({ ...finding, ...byId.get(finding.id) }));
      const { recommendations, ...advice } = advise({ ...input, findings, score, side });
      return {
        side,
        score,
        findings: [...scored],
        recommendations: recommendations.map(({ id, findingId, scoreReduction }) => ({
          id,
          findingId,
          scoreReduction,
        })),
        ...advice,
      };
    }),
  };
}

type AdviceInput = Pick<
  ContractArtifacts,
  'documentKind' | 'structure' | 'terms' | 'sides' | 'findings' | 'checks' | 'score' | 'failedSteps'
> & { readonly side?: string };

function advise(input: AdviceInput) {
  const recommendations = [...listRecommendations(input.findings, input.score)];
  const first = listFirstSteps({
    recommendations,
    findings: input.findings,
    terms: input.terms,
    kind: input.documentKind.kind,
    side: input.sides.find(({ id }) => id === input.side),
  });
  const steps = first.recommendationIds.flatMap(
    (id) => recommendations.find((recommendation) => recommendation.id === id) ?? [],
  );
  return {
    recommendations,
    firstSteps: first,
    summary: [...describeContract(input), ...describeResult({ ...input, firstSteps: steps })],
  };
}
