import type { View } from '@clauselight/schema';
import { listRecommendations } from '../../text/summary/recommendations.ts';
import type { ContractArtifacts } from '../contract-artifacts.ts';
import { describeContract } from './describe-contract.ts';
import { describeJudgement } from './describe-judgement.ts';
import { listFirstSteps } from './first-steps.ts';

/** Says what was found in words: what to ask for, what to do first, and the contract in a few sentences. */
export function summarizeContract(
  input: Pick<
    ContractArtifacts,
    | 'documentKind'
    | 'terms'
    | 'sides'
    | 'findings'
    | 'checks'
    | 'score'
    | 'judgements'
    | 'failedSteps'
  >,
): Pick<ContractArtifacts, 'recommendations' | 'firstSteps' | 'summary' | 'views'> {
  return {
    ...advise(input),
    views: input.judgements.map((judgement): View => {
      const { side, judged, score } = judgement;
      const byId = new Map(judged.map((part) => [part.id, part]));
      const findings = input.findings.map((finding) => ({ ...finding, ...byId.get(finding.id) }));
      const { recommendations, ...advice } = advise({ ...input, findings, score, side });
      return {
        side,
        score,
        findings: [...judged],
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
  'documentKind' | 'terms' | 'sides' | 'findings' | 'checks' | 'score' | 'failedSteps'
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
    summary: [...describeContract(input), ...describeJudgement({ ...input, firstSteps: steps })],
  };
}
