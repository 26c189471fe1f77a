import type { Check, DocumentKind } from '@clauselight/schema';
import { createClauseLookup } from '../../text/clauses-at.ts';
import type { ContractArtifacts } from '../contract-artifacts.ts';
import type { DraftFinding } from '../draft-finding.ts';
import type { Rule } from '../rule.ts';
import { isApplicable, isWholeAgreement } from './applicability.ts';
import { createEvaluationInput } from './evaluate-rule.ts';
import { createPartyNames } from './parties.ts';
import { type RaiseInput, raiseRisks } from './raise-risks.ts';

/** Runs every rule that applies to the kind of document. A rule that fails is a check that failed, and stops no other. */
export function checkRules(
  input: Pick<
    ContractArtifacts,
    'sourceText' | 'rules' | 'structure' | 'documentKind' | 'terms' | 'provisions'
  >,
): Pick<ContractArtifacts, 'risks' | 'checks'> {
  const { rules, documentKind, structure, sourceText } = input;
  const raiseInput = createRaiseInput(input);
  const isWhole = isWholeAgreement(structure, sourceText.text, documentKind.kind);
  const outcomes = rules.map((rule) =>
    applies(rule, documentKind.kind, isWhole) ? checkRule(rule, raiseInput) : skipRule(rule),
  );
  return {
    risks: outcomes.flatMap(({ risks }) => risks),
    checks: outcomes.map(({ check }) => check),
  };
}

type RiskInput = Pick<
  ContractArtifacts,
  'sourceText' | 'structure' | 'documentKind' | 'terms' | 'provisions'
>;

function createRaiseInput(input: RiskInput): RaiseInput {
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
  // What every contract must hold is not what a contract of an unknown kind must.
  return isWhole && (rule.documents === 'all' || rule.documents.includes(kind));
}

interface RuleOutcome {
  readonly risks: readonly DraftFinding[];
  readonly check: Check;
}

function checkRule(rule: Rule, input: RaiseInput): RuleOutcome {
  try {
    const risks = raiseRisks(rule, input);
    return { risks, check: createCheck(rule, risks.length === 0 ? 'not-found' : 'found') };
  } catch {
    return { risks: [], check: createCheck(rule, 'failed') };
  }
}

function skipRule(rule: Rule): RuleOutcome {
  return { risks: [], check: createCheck(rule, 'not-applicable') };
}

function createCheck(rule: Rule, outcome: Check['outcome']): Check {
  return { ruleId: rule.id, category: rule.category, title: rule.name, outcome };
}
