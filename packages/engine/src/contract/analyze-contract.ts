import type { FinishedAnalysis } from '../finished-analysis.ts';
import type { StepRunner } from '../step-runner.ts';
import { steps } from '../steps.ts';
import { findProvisions } from './clause-categories/find-provisions.ts';
import type { ContractArtifacts } from './contract-artifacts.ts';
import { checkConfidentiality } from './nda/check-confidentiality.ts';
import { checkRules } from './risk/check-rules.ts';
import { scoreFindings } from './scoring/score-findings.ts';
import { summarizeContract } from './summary/summarize-contract.ts';
import { findTerms } from './terms/find-terms.ts';
import { checkUnfairTerms } from './unfair-terms/check-unfair-terms.ts';
import type { Weights } from './weights.ts';

/** What a contract's analysis begins with. */
export type RecognizedContract = Pick<
  ContractArtifacts,
  'sourceText' | 'rules' | 'structure' | 'documentKind' | keyof Weights
>;

/** What is stated, found and advised of a contract. Without terms, categories or rules it goes on, and says so. */
export function analyzeContract(known: RecognizedContract, runner: StepRunner): FinishedAnalysis {
  const { documentKind } = known;
  const stated = {
    ...known,
    ...runner.attempt(steps.terms, () => findTerms(known), { terms: [] }),
  };
  const sorted = {
    ...stated,
    ...runner.attempt(steps.provisions, () => findProvisions(stated), { provisions: [] }),
  };
  const judged = {
    ...sorted,
    ...runner.attempt(steps.risk, () => checkRules(sorted), { risks: [], checks: [] }),
    ...(documentKind.kind === 'consumer'
      ? runner.attempt(steps.unfairness, () => checkUnfairTerms(sorted), noUnfairTerms)
      : noUnfairTerms),
    ...(documentKind.kind === 'nda'
      ? runner.attempt(steps.nda, () => checkConfidentiality(sorted), noNdaChecks)
      : noNdaChecks),
  };
  const weighed = {
    ...judged,
    ...runner.run(steps.judgement, () => scoreFindings(judged)),
    checks: [...judged.checks, ...judged.unfairChecks],
    failedSteps: [...runner.failedSteps, ...listFailedChecks(judged.checks)],
  };
  return {
    ...weighed,
    ...runner.run(steps.summary, () => summarizeContract(weighed)),
    strengths: [],
  };
}

const noUnfairTerms = { unfairRisks: [], unfairChecks: [] };
const noNdaChecks = { ndaChecks: [], ndaRisks: [] };

function listFailedChecks(checks: ContractArtifacts['checks']): ContractArtifacts['failedSteps'] {
  return checks
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ ruleId, title }) => ({ step: ruleId, label: title }));
}
