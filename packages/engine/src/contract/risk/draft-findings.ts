import type { ClauseReference } from '@clauselight/schema';
import type { CheckHit, JudgedDocument } from '../../text/checks/document-check.ts';
import type { DraftFinding } from '../draft-finding.ts';
import type { ComputedRule, Rule, SentenceRule } from '../rule.ts';
import { compileRule } from './compiled-rule.ts';
import { evaluateRule, type RuleMatch } from './evaluate-rule.ts';
import {
  evaluateAbsence,
  evaluateChecklist,
  type WholeFinding,
  type WholeInput,
} from './evaluate-whole.ts';
import { getConfidence, isScored } from './grade.ts';
import { groupMatches } from './group-matches.ts';
import { findMatchEvidence } from './match-evidence.ts';

export interface RuleInput extends WholeInput {
  readonly document: JudgedDocument;
  findClause(position: number): ClauseReference | undefined;
}

/** Returns what one rule finds in the document, one finding for each clause. */
export function draftFindings(rule: Rule, input: RuleInput): readonly DraftFinding[] {
  switch (rule.kind) {
    case 'absence':
      return draftFromDocument(rule, evaluateAbsence(rule, input));
    case 'checklist':
      return draftFromDocument(rule, evaluateChecklist(rule, input));
    case 'computed':
      return draftFromCode(rule, input);
    default:
      return draftFromSentences(rule, input);
  }
}

function draftFromSentences(rule: SentenceRule, input: RuleInput): readonly DraftFinding[] {
  const matches = evaluateRule(compileRule(rule, input.parties.anyParty), input);
  return groupMatches(matches, input.structure).flatMap(
    (group) => draftFromMatches(rule, group, input) ?? [],
  );
}

/** The passages of one clause make one finding, the leading one first. */
function draftFromMatches(
  rule: SentenceRule,
  matches: readonly RuleMatch[],
  { text, findClause }: RuleInput,
): DraftFinding | undefined {
  const lead = matches[0];
  const evidence = matches.flatMap((match) => findMatchEvidence(text, match) ?? []);
  if (lead === undefined || evidence.length === 0) return undefined;
  const clause = findClause(lead.sentence.start);
  return {
    ...copyRuleFields(rule),
    severity: lead.severity,
    adjustments: [...lead.adjustments],
    evidence,
    subject: findSubject(matches),
    ...(clause && { clause }),
  };
}

/** Returns the one party that the passages name. When they name several, the risk belongs to no single side. */
function findSubject(matches: readonly RuleMatch[]): string | undefined {
  const subjects = new Set(matches.flatMap(({ subject }) => subject ?? []));
  return subjects.size === 1 ? [...subjects][0] : undefined;
}

function draftFromDocument(rule: Rule, found: WholeFinding | undefined): readonly DraftFinding[] {
  if (found === undefined) return [];
  const { detail, severity, evidence, lookedIn } = found;
  return [
    {
      ...copyRuleFields(rule),
      detail,
      severity,
      adjustments: [],
      evidence: [...evidence],
      lookedIn: [...lookedIn],
    },
  ];
}

function draftFromCode(
  rule: ComputedRule,
  { document, findClause }: RuleInput,
): readonly DraftFinding[] {
  return rule.find(document).map((found) => toDraftFinding(rule, found, findClause));
}

function toDraftFinding(
  rule: Rule,
  found: CheckHit,
  findClause: RuleInput['findClause'],
): DraftFinding {
  const { evidence, detail, severity, adjustments, bearer, saying } = found;
  const clause = findClause(evidence[0].start);
  return {
    ...copyRuleFields(rule),
    ...saying,
    ...(saying && severity !== undefined && { baseSeverity: severity }),
    ...(detail !== undefined && { detail }),
    severity: severity ?? rule.baseSeverity,
    adjustments: [...(adjustments ?? [])],
    ...(bearer && { bearer }),
    evidence: [...evidence],
    ...(clause && { clause }),
  };
}

/** Copies the fields that all findings of a rule share. */
function copyRuleFields(rule: Rule) {
  const { advantage, wording, law } = rule;
  return {
    ruleId: rule.id,
    category: rule.category,
    title: rule.name,
    baseSeverity: rule.baseSeverity,
    confidence: getConfidence(rule),
    isScored: isScored(rule),
    borneBy: rule.borneBy,
    bearer: rule.bearer,
    why: rule.why,
    ...(advantage !== undefined && { advantage }),
    request: rule.request,
    mitigation: rule.mitigation,
    ...(wording !== undefined && { wording }),
    ...(law !== undefined && { law }),
    source: rule.source,
  };
}
