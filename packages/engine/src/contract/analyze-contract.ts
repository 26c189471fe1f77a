import type { FinishedAnalysis } from '../finished-analysis.ts';
import type { Artefacts, Stage } from '../stage.ts';
import type { StepRunner } from '../step-runner.ts';
import { steps } from '../steps.ts';
import type { Weights } from '../weights.ts';
import { provisionsStage } from './clause-categories/provisions-stage.ts';
import { ndaStage } from './nda/nda-stage.ts';
import { riskStage } from './risk/risk-stage.ts';
import { judgementStage } from './scoring/score-findings.ts';
import { summaryStage } from './summary/summary-stage.ts';
import { termsStage } from './terms/terms-stage.ts';
import { unfairnessStage } from './unfair-terms/unfairness-stage.ts';

/** The stages of a contract's analysis in the order they run, once its structure and kind are known. */
export const contractStages: readonly Pick<Stage, 'name' | 'requires' | 'provides'>[] = [
  termsStage,
  provisionsStage,
  riskStage,
  unfairnessStage,
  ndaStage,
  judgementStage,
  summaryStage,
];

/** What a contract's analysis begins with. */
export type RecognizedContract = Pick<
  Artefacts,
  'sourceText' | 'rules' | 'structure' | 'documentKind' | keyof Weights
>;

/** What is stated, found and advised of a contract. Without terms, categories or rules it goes on, and says so. */
export function analyzeContract(known: RecognizedContract, runner: StepRunner): FinishedAnalysis {
  const { documentKind } = known;
  const stated = {
    ...known,
    ...runner.attempt(steps.terms, () => termsStage.run(known), { terms: [] }),
  };
  const sorted = {
    ...stated,
    ...runner.attempt(steps.provisions, () => provisionsStage.run(stated), { provisions: [] }),
  };
  const judged = {
    ...sorted,
    ...runner.attempt(steps.risk, () => riskStage.run(sorted), { risks: [], checks: [] }),
    ...(documentKind.kind === 'consumer'
      ? runner.attempt(steps.unfairness, () => unfairnessStage.run(sorted), noUnfairTerms)
      : noUnfairTerms),
    ...(documentKind.kind === 'nda'
      ? runner.attempt(steps.nda, () => ndaStage.run(sorted), noNdaChecks)
      : noNdaChecks),
  };
  const weighed = {
    ...judged,
    ...runner.run(steps.judgement, () => judgementStage.run(judged)),
    checks: [...judged.checks, ...judged.unfairChecks],
    failedSteps: [...runner.failedSteps, ...listFailedChecks(judged.checks)],
  };
  return {
    ...weighed,
    ...runner.run(steps.summary, () => summaryStage.run(weighed)),
    strengths: [],
  };
}

const noUnfairTerms = { unfairRisks: [], unfairChecks: [] };
const noNdaChecks = { ndaChecks: [], ndaRisks: [] };

function listFailedChecks(checks: Artefacts['checks']): Artefacts['failedSteps'] {
  return checks
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ ruleId, title }) => ({ step: ruleId, label: title }));
}
