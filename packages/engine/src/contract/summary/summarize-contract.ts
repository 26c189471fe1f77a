import type { View } from '@clauselight/schema';
import { listRecommendations } from '../../text/summary/recommendations.ts';
import type { ContractArtifacts } from '../contract-artifacts.ts';
import { describeContract } from './describe-contract.ts';
import { describeResult } from './describe-result.ts';
import { listFirstSteps } from './first-steps.ts';
import { findTerm } from './words.ts';

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
  > &
    Partial<Pick<ContractArtifacts, 'sourceText'>>,
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
> &
  Partial<Pick<ContractArtifacts, 'sourceText'>> & { readonly side?: string };

/** Rules about what a finished text does not have: blanks, missing attachments, names left open. */
const unfinished = new Set(['OPS-06', 'OPS-07', 'OPS-15']);

/** Tells how far the document has come: signed, a text to sign, or a draft with open places or that calls itself one. */
function findStage({ structure, findings, terms }: AdviceInput): 'draft' | 'text' | 'signed' {
  const blocks = structure.signatureBlocks;
  if (blocks.some(({ status }) => status === 'signed')) return 'signed';
  const isCalledDraft = /\bdraft\b/i.test(findTerm(terms, 'document-title')?.display ?? '');
  return isCalledDraft || findings.some(({ ruleId }) => unfinished.has(ruleId)) ? 'draft' : 'text';
}

function advise(input: AdviceInput) {
  const recommendations = [
    ...listRecommendations(input.findings, input.score, { isForSide: input.side !== undefined }),
  ];
  const first = listFirstSteps({
    recommendations,
    findings: input.findings,
    terms: input.terms,
    kind: input.documentKind.kind,
    side: input.sides.find(({ id }) => id === input.side),
    sides: input.sides,
    stage: findStage(input),
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
