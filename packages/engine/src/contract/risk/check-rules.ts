import type { Check, DocumentKind } from '@clauselight/schema';
import { createClauseLookup } from '../../text/clauses-at.ts';
import type { ContractArtifacts } from '../contract-artifacts.ts';
import type { DraftFinding } from '../draft-finding.ts';
import type { Rule } from '../rule.ts';
import { isApplicable, isWholeAgreement } from './applicability.ts';
import { draftFindings, type RuleInput } from './draft-findings.ts';
import { createEvaluationInput } from './evaluate-rule.ts';
import { createPartyNames } from './parties.ts';

/**
 * Runs every rule that applies to the kind of document. A rule that throws gives a failed check and does not stop the
 * others.
 */
export function checkRules(
  input: Pick<
    ContractArtifacts,
    'sourceText' | 'rules' | 'structure' | 'documentKind' | 'terms' | 'provisions'
  >,
): Pick<ContractArtifacts, 'draftFindings' | 'checks'> {
  const { rules, documentKind, structure, sourceText } = input;
  const ruleInput = createRuleInput(input);
  const isWhole = isWholeAgreement(structure, sourceText.text, documentKind.kind);
  const outcomes = rules.map((rule) =>
    applies(rule, documentKind.kind, isWhole) ? checkRule(rule, ruleInput) : skipRule(rule),
  );
  return {
    draftFindings: outcomes.flatMap(({ findings }) => findings),
    checks: outcomes.map(({ check }) => check),
  };
}

type CheckRulesInput = Pick<
  ContractArtifacts,
  'sourceText' | 'structure' | 'documentKind' | 'terms' | 'provisions'
>;

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

function applies(rule: Rule, kind: DocumentKind, isWhole: boolean): boolean {
  if (!isApplicable(rule, kind)) return false;
  const isAboutWhole =
    rule.kind === 'absence' || (rule.kind === 'checklist' && rule.counts === 'missing');
  if (!isAboutWhole) return true;
  // Content that is mandatory for every kind of contract is not expected in a contract of unknown kind.
  return isWhole && (rule.documents === 'all' || rule.documents.includes(kind));
}

interface RuleOutcome {
  readonly findings: readonly DraftFinding[];
  readonly check: Check;
}

function checkRule(rule: Rule, input: RuleInput): RuleOutcome {
  try {
    const findings = draftFindings(rule, input);
    return { findings, check: createCheck(rule, findings.length === 0 ? 'not-found' : 'found') };
  } catch {
    return { findings: [], check: createCheck(rule, 'failed') };
  }
}

function skipRule(rule: Rule): RuleOutcome {
  return { findings: [], check: createCheck(rule, 'not-applicable') };
}

function createCheck(rule: Rule, outcome: Check['outcome']): Check {
  return { ruleId: rule.id, category: rule.category, title: rule.name, outcome };
}
