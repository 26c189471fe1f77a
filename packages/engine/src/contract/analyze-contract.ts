import { getWiderKind } from '@clauselight/schema';
import type { StepRunner } from '../step-runner.ts';
import { steps } from '../steps.ts';
import type { FinishedAnalysis } from '../text/finished-analysis.ts';
import { categoryLabels } from './clause-categories/categories.ts';
import { findProvisions, listShownProvisions } from './clause-categories/find-provisions.ts';
import { listClauseRows } from './clause-review/list-clause-rows.ts';
import type { ConceptHit } from './concept-hit.ts';
import { findConcepts } from './concepts/find-concepts.ts';
import type { ContractArtifacts } from './contract-artifacts.ts';
import { fitWordings } from './fit-wording.ts';
import { checkConfidentiality } from './nda/check-confidentiality.ts';
import { listPowers } from './powers/list-powers.ts';
import { reconcileTerms } from './reconcile-terms.ts';
import { checkRules, skipRules } from './risk/check-rules.ts';
import { draftConceptFindings } from './risk/concepts/draft-concept-findings.ts';
import { listConceptPassages } from './risk/concepts/list-concept-passages.ts';
import { updateChecks } from './risk/concepts/update-checks.ts';
import { findPeopleInvolved } from './risk/people-involved.ts';
import { measureCoverage } from './scoring/coverage.ts';
import { scoreFindings } from './scoring/score-findings.ts';
import { summarizeContract } from './summary/summarize-contract.ts';
import { findTerms } from './terms/find-terms.ts';
import { checkUnfairTerms } from './unfair-terms/check-unfair-terms.ts';
import { noteUsual } from './usual/note-usual.ts';
import type { Weights } from './weights.ts';
import { withoutGuidance } from './without-guidance.ts';

/** The input of a contract's analysis. */
export type RecognizedContract = Pick<
  ContractArtifacts,
  'sourceText' | 'rules' | 'concepts' | 'structure' | 'documentKind' | keyof Weights
>;

/** Runs all steps for a contract. Without terms, categories or rules it continues, and lists the failed steps. */
export function analyzeContract(
  recognized: RecognizedContract,
  runner: StepRunner,
): FinishedAnalysis {
  const { text } = recognized.sourceText;
  const contract = { ...recognized, structure: withoutGuidance(text, recognized.structure) };
  const { documentKind } = contract;
  const withTerms = {
    ...contract,
    ...runner.attempt(steps.terms, () => findTerms(contract), { terms: [] }),
  };
  const found = {
    ...withTerms,
    ...runner.attempt(steps.provisions, () => findProvisions(withTerms), { provisions: [] }),
  };
  const withProvisions = { ...found, terms: reconcileTerms(found.terms, found.provisions) };
  const { conceptHits } = runner.attempt(steps.concepts, () => findConcepts(withProvisions), {
    conceptHits: [],
  });
  const { failedSteps } = runner;
  const withRules = {
    ...withProvisions,
    ...runner.attempt(steps.risk, () => checkRules({ ...withProvisions, failedSteps }), {
      draftFindings: [],
      checks: skipRules(contract.rules),
      failedChecks: [],
    }),
  };
  const withConcepts = { ...withRules, ...judgeConcepts(withRules, conceptHits) };
  const withChecks = {
    ...withConcepts,
    ...(getWiderKind(documentKind.kind) === 'consumer'
      ? runner.attempt(steps.unfairness, () => checkUnfairTerms(withConcepts), noUnfairTerms)
      : noUnfairTerms),
    ...(documentKind.kind === 'nda'
      ? runner.attempt(steps.nda, () => checkConfidentiality(withProvisions), noNdaChecks)
      : noNdaChecks),
  };
  const fitted = {
    ...withChecks,
    draftFindings: fitWordings(withChecks.draftFindings, text),
    conceptFindings: fitWordings(withChecks.conceptFindings, text),
    unfairFindings: fitWordings(withChecks.unfairFindings, text),
    ndaFindings: fitWordings(withChecks.ndaFindings, text),
  };
  const covered = { ...fitted, coverage: measureCoverage(fitted) };
  const scored = {
    ...covered,
    ...runner.run(steps.judgement, () => scoreFindings(covered)),
    checks: [...covered.checks, ...covered.unfairChecks],
    failedSteps: [...runner.failedSteps, ...withRules.failedChecks],
  };
  const finished = {
    ...scored,
    ...runner.run(steps.summary, () => summarizeContract(scored)),
    provisions: listShownProvisions(scored.provisions),
    strengths: [],
  };
  const hasPeople = findPeopleInvolved(finished.terms) !== 'none';
  const { kind } = documentKind;
  const noted = {
    ...finished,
    ...noteUsual({ kind, hasPeople, labels: categoryLabels, found: finished }),
  };
  return {
    ...noted,
    clauseRows: listClauseRows({ ...noted, text }),
    powers: listPowers({ ...noted, text, kind }),
  };
}

/** Adds what the concept model found to what the rules found. */
function judgeConcepts(
  input: Pick<
    ContractArtifacts,
    'sourceText' | 'structure' | 'documentKind' | 'concepts' | 'draftFindings' | 'checks'
  >,
  hits: readonly ConceptHit[],
): Pick<ContractArtifacts, 'conceptFindings' | 'conceptPassages' | 'checks'> {
  const { sourceText, structure, documentKind, concepts, draftFindings, checks } = input;
  const found = { text: sourceText.text, kind: documentKind.kind, structure, concepts, hits };
  const conceptFindings = draftConceptFindings({ ...found, ruleFindings: draftFindings });
  const findings = [...draftFindings, ...conceptFindings];
  return {
    conceptFindings,
    conceptPassages: listConceptPassages({ ...found, findings }),
    checks: updateChecks(checks, found, conceptFindings),
  };
}

const noUnfairTerms = { unfairFindings: [], unfairChecks: [] };
const noNdaChecks = { ndaChecks: [], ndaFindings: [] };
