import type { ClauseReference } from '@clauselight/schema';
import type { CheckHit, JudgedDocument } from '../../text/checks/document-check.ts';
import type { DraftFinding } from '../draft-finding.ts';
import type { ComputedRule, Rule, SentenceRule } from '../rule.ts';
import type { Bearing } from './bearing/bearing.ts';
import { readDocumentBearings } from './bearing/read-bearing.ts';
import { compileRule } from './compiled-rule.ts';
import { evaluateRule, type RuleMatch } from './evaluate-rule.ts';
import {
  evaluateAbsence,
  evaluateChecklist,
  type WholeFinding,
  type WholeInput,
} from './evaluate-whole.ts';
import { type Advice, fitAdvice } from './fit-advice.ts';
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
      return draftFromDocument(rule, evaluateAbsence(rule, input), input);
    case 'checklist':
      return draftFromDocument(rule, evaluateChecklist(rule, input), input);
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
  { text, findClause, document }: RuleInput,
): DraftFinding | undefined {
  const lead = matches[0];
  const evidence = matches.flatMap((match) => findMatchEvidence(text, match) ?? []);
  if (lead === undefined || evidence.length === 0) return undefined;
  const clause = findClause(lead.sentence.start);
  return {
    ...copyRuleFields(rule, document),
    ...weighKind(rule, lead, document),
    evidence,
    ...joinBearings(matches.map(({ bearing }) => bearing)),
    ...(clause && { clause }),
  };
}

/** Words that are usual in contracts of a kind weigh less there. */
function weighKind(
  { usualIn }: SentenceRule,
  { severity, adjustments }: RuleMatch,
  { documentKind }: JudgedDocument,
): Pick<DraftFinding, 'severity' | 'adjustments'> {
  const isUsual = usualIn?.kinds.includes(documentKind) === true && severity > 1;
  if (!isUsual) return { severity, adjustments: [...adjustments] };
  const lower = Math.max(1, severity - 2) as DraftFinding['severity'];
  const adjustment = { effect: lower - severity, reason: usualIn.reason };
  return { severity: lower, adjustments: [...adjustments, adjustment] };
}

/**
 * Combines what the passages of a finding tell. When the leading one does not tell its bearer, the others do if they
 * agree; when it does, the others may add further parties.
 */
function joinBearings(bearings: readonly Bearing[]) {
  const named = bearings.flatMap(({ together = [], ...bearing }) => [
    bearing,
    ...together.map((subject) => ({ bearer: bearing.bearer, subject })),
  ]);
  const told = named.filter(
    ({ bearer, subject }) => bearer === 'everyone' || subject !== undefined,
  );
  const [first] = named;
  const isTold = first === undefined || told.includes(first);
  const lead = isTold || !told.every((other) => isSameBearing(other, told[0])) ? first : told[0];
  return {
    ...(lead ?? first),
    alsoBorneBy: isTold ? told.filter((other) => !isSameBearing(other, lead)) : [],
  };
}

function isSameBearing(a: Bearing, b: Bearing | undefined): boolean {
  return a.bearer === b?.bearer && a.subject === b.subject;
}

function draftFromDocument(
  rule: Rule,
  found: WholeFinding | undefined,
  { structure, parties, document }: RuleInput,
): readonly DraftFinding[] {
  if (found === undefined) return [];
  const { detail, severity, adjustments, evidence, lookedIn, advice } = found;
  const texts = structure.sentences.map(({ passage }) => passage.text);
  return [
    {
      ...copyRuleFields(rule, document, advice),
      detail,
      severity,
      adjustments: [...adjustments],
      evidence: [...evidence],
      lookedIn: [...lookedIn],
      ...joinBearings(readDocumentBearings(texts, rule.bearer, parties)),
    },
  ];
}

function draftFromCode(
  rule: ComputedRule,
  { document, findClause }: RuleInput,
): readonly DraftFinding[] {
  return rule.find(document).map((found) => toDraftFinding(rule, found, { document, findClause }));
}

function toDraftFinding(
  rule: Rule,
  found: CheckHit,
  { document, findClause }: Pick<RuleInput, 'document' | 'findClause'>,
): DraftFinding {
  const { evidence, detail, severity, adjustments, bearer, saying } = found;
  const clause = findClause(evidence[0].start);
  return {
    ...copyRuleFields(rule, document),
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
function copyRuleFields(
  rule: Rule,
  document: JudgedDocument,
  advice: Advice = fitAdvice(rule, document),
) {
  const { advantage, law } = rule;
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
    ...advice,
    ...(law !== undefined && { law }),
    source: rule.source,
  };
}
