import type { Check, Evidence, FailedStep } from '@clauselight/schema';
import { createClauseLookup } from '../../text/clauses-at.ts';
import type { ContractArtifacts } from '../contract-artifacts.ts';
import type { DraftFinding } from '../draft-finding.ts';
import type { Rule } from '../rule.ts';
import {
  describeIncomplete,
  isAboutMissing,
  isApplicable,
  isUnexpected,
  type KindFacts,
} from './applicability.ts';
import { draftFindings, type RuleInput } from './draft-findings.ts';
import { createEvaluationInput } from './evaluate-rule.ts';
import { isCalledFor } from './evaluate-whole.ts';
import { createKindEvidence } from './kind-evidence.ts';
import {
  checkFailed,
  describeOtherKind,
  describeUnreadable,
  notCalledFor,
  notExpected,
  provisionsFailed,
  undecided,
} from './not-checked.ts';
import { createPartyNames } from './parties.ts';
import { findPeopleInvolved, type PeopleInvolved } from './people-involved.ts';
import { findPresence, isNear, isSilenced } from './presence/find-presence.ts';
import { getSubject } from './presence/rule-subjects.ts';
import { findSeldom, weighAbsence } from './weigh-absence.ts';

type CheckRulesInput = Pick<
  ContractArtifacts,
  'sourceText' | 'rules' | 'structure' | 'documentKind' | 'terms' | 'provisions'
> & { readonly failedSteps?: readonly FailedStep[] };

/**
 * Runs every rule that applies to the document. Each gives one outcome: it found a risk, or the document deals with its
 * subject without a risk that it recognizes, or there is nothing of the kind in it, or it was not checked. A rule that
 * throws is listed in `failedChecks` and does not stop the others.
 */
export function checkRules(
  input: CheckRulesInput,
): Pick<ContractArtifacts, 'draftFindings' | 'checks' | 'failedChecks'> {
  const ruleInput = createRuleInput(input);
  const circumstances = findCircumstances(input, ruleInput);
  const outcomes = input.rules.map((rule) => checkRule(rule, ruleInput, circumstances));
  return {
    draftFindings: outcomes.flatMap(({ findings }) => findings),
    checks: outcomes.map(({ check }) => check),
    failedChecks: outcomes.flatMap(({ check, hasFailed }) =>
      hasFailed ? [{ step: check.ruleId, label: check.title }] : [],
    ),
  };
}

/** Lists every rule as not checked, because the step that runs them failed. */
export function skipRules(rules: readonly Rule[]): readonly Check[] {
  return rules.map((rule) => skip(rule, checkFailed));
}

function createRuleInput(input: CheckRulesInput): RuleInput {
  const { sourceText, structure, documentKind, terms, provisions } = input;
  const { text } = sourceText;
  const parties = createPartyNames(terms);
  return {
    ...createEvaluationInput({ text, structure, parties, provisions }),
    provisions,
    document: { sourceText, structure, documentKind: documentKind.kind, terms, provisions },
    findClause: createClauseLookup(structure),
  };
}

/** What decides for all rules alike whether they apply and what their silence means. */
interface Circumstances extends KindFacts {
  readonly people: PeopleInvolved;
  /** Why nothing can be called missing; absent for a whole agreement. */
  readonly incomplete: string | undefined;
  /** Why silence of the text means nothing; absent for a text that was read in full. */
  readonly unreadable: string | undefined;
}

function findCircumstances(
  { sourceText, structure, documentKind, terms, failedSteps = [] }: CheckRulesInput,
  { sentences }: RuleInput,
): Circumstances {
  const hasProvisions = !failedSteps.some(({ step }) => step === 'provisions');
  return {
    kind: documentKind.kind,
    hasEvidence: createKindEvidence(sentences),
    people: findPeopleInvolved(terms),
    incomplete: describeIncomplete(structure, sourceText.text),
    unreadable: describeUnreadable(sourceText) ?? (hasProvisions ? undefined : provisionsFailed),
  };
}

interface RuleOutcome {
  readonly findings: readonly DraftFinding[];
  readonly check: Check;
  readonly hasFailed?: true;
}

function checkRule(rule: Rule, input: RuleInput, circumstances: Circumstances): RuleOutcome {
  try {
    if (!isApplicable(rule, circumstances)) return silent(showOther(rule, input, circumstances));
    return isAboutMissing(rule)
      ? lookForMissing(rule, input, circumstances)
      : lookForRisk(rule, input, circumstances);
  } catch {
    return { ...silent(skip(rule, checkFailed)), hasFailed: true };
  }
}

/** A clause that nobody would miss in this document is shown all the same where it is there. */
function showOther(rule: Rule, input: RuleInput, { kind }: Circumstances): Check {
  if (rule.kind === 'absence') {
    const passage = findPresence(rule, input);
    if (passage !== undefined) return show(rule, passage, input);
    if (isNear(rule, input)) return skip(rule, undecided);
  }
  return skip(rule, isUnexpected(rule, kind) ? notExpected : describeOtherKind(rule));
}

function lookForRisk(rule: Rule, input: RuleInput, { unreadable }: Circumstances): RuleOutcome {
  const findings = draftFindings(rule, input);
  if (findings.length > 0) return { findings, check: createCheck(rule, 'found') };
  const passage = findPresence(rule, input);
  if (passage !== undefined) return silent(show(rule, passage, input));
  const doubt = unreadable ?? (isNear(rule, input) ? undecided : undefined);
  return silent(doubt === undefined ? createCheck(rule, 'not-found') : skip(rule, doubt));
}

/** What is missing is a risk; what is there is shown. So nothing of the kind is `found`, never `not-found`. */
function lookForMissing(
  rule: Rule,
  input: RuleInput,
  { incomplete, unreadable, kind, people }: Circumstances,
): RuleOutcome {
  const findings = draftFindings(rule, input);
  const passage = findings.length > 0 ? undefined : findPresence(rule, input);
  if (passage !== undefined) return silent(show(rule, passage, input));
  const obstacle = incomplete ?? unreadable;
  if (obstacle !== undefined) return silent(skip(rule, obstacle));
  if (findings.length === 0) {
    return silent(
      skip(
        rule,
        isCalledFor(rule, input) && (isSilenced(rule, input) || isNear(rule, input))
          ? undecided
          : notCalledFor,
      ),
    );
  }
  return {
    findings: findings.map((finding) =>
      weighAbsence(finding, findSeldom(rule, { kind, people, text: input.text })),
    ),
    check: createCheck(rule, 'found'),
  };
}

function silent(check: Check): RuleOutcome {
  return { findings: [], check };
}

function show(rule: Rule, passage: Evidence, { findClause }: RuleInput): Check {
  const clause = findClause(passage.start);
  return {
    ...createCheck(rule, 'present'),
    evidence: [{ ...passage }],
    ...(clause && { clause }),
  };
}

function skip(rule: Rule, reason: string): Check {
  return { ...createCheck(rule, 'not-checked'), reason };
}

function createCheck(rule: Rule, outcome: Check['outcome']): Check {
  return {
    ruleId: rule.id,
    category: rule.category,
    title: rule.name,
    subject: getSubject(rule).name,
    outcome,
    evidence: [],
  };
}
