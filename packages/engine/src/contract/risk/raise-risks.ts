import type { ClauseReference } from '@clauselight/schema';
import type { CheckHit, JudgedDocument } from '../../text/checks/document-check.ts';
import type { DraftFinding } from '../draft-finding.ts';
import type { ComputedRule, Rule, SentenceRule } from '../rule.ts';
import { compileRule } from './compiled-rule.ts';
import { evaluateRule, type Hit } from './evaluate-rule.ts';
import {
  evaluateAbsence,
  evaluateChecklist,
  type WholeFinding,
  type WholeInput,
} from './evaluate-whole.ts';
import { getConfidence, isScored } from './grade.ts';
import { groupHits } from './group-hits.ts';
import { findHitEvidence } from './hit-evidence.ts';

export interface RaiseInput extends WholeInput {
  readonly document: JudgedDocument;
  findClause(position: number): ClauseReference | undefined;
}

/** What one rule finds in the document, one finding for each clause. */
export function raiseRisks(rule: Rule, input: RaiseInput): readonly DraftFinding[] {
  switch (rule.kind) {
    case 'absence':
      return raiseWhole(rule, evaluateAbsence(rule, input));
    case 'checklist':
      return raiseWhole(rule, evaluateChecklist(rule, input));
    case 'computed':
      return raiseComputed(rule, input);
    default:
      return raiseFromSentences(rule, input);
  }
}

function raiseFromSentences(rule: SentenceRule, input: RaiseInput): readonly DraftFinding[] {
  const hits = evaluateRule(compileRule(rule, input.parties.anyParty), input);
  return groupHits(hits, input.structure).flatMap((group) => raiseGroup(rule, group, input) ?? []);
}

/** The passages of one clause make one finding, the leading one first. */
function raiseGroup(
  rule: SentenceRule,
  hits: readonly Hit[],
  { text, findClause }: RaiseInput,
): DraftFinding | undefined {
  const lead = hits[0];
  const evidence = hits.flatMap((hit) => findHitEvidence(text, hit) ?? []);
  if (lead === undefined || evidence.length === 0) return undefined;
  const clause = findClause(lead.sentence.start);
  return {
    ...describe(rule),
    severity: lead.severity,
    adjustments: [...lead.adjustments],
    evidence,
    subject: findSubject(hits),
    ...(clause && { clause }),
  };
}

/** The one party that the passages name; nothing where they name several, so that it is no single side's risk. */
function findSubject(hits: readonly Hit[]): string | undefined {
  const subjects = new Set(hits.flatMap(({ subject }) => subject ?? []));
  return subjects.size === 1 ? [...subjects][0] : undefined;
}

function raiseWhole(rule: Rule, found: WholeFinding | undefined): readonly DraftFinding[] {
  if (found === undefined) return [];
  const { detail, severity, evidence, lookedIn } = found;
  return [
    {
      ...describe(rule),
      detail,
      severity,
      adjustments: [],
      evidence: [...evidence],
      lookedIn: [...lookedIn],
    },
  ];
}

function raiseComputed(
  rule: ComputedRule,
  { document, findClause }: RaiseInput,
): readonly DraftFinding[] {
  return rule.find(document).map((found) => raiseFound(rule, found, findClause));
}

function raiseFound(
  rule: Rule,
  found: CheckHit,
  findClause: RaiseInput['findClause'],
): DraftFinding {
  const { evidence, detail, severity, adjustments, bearer } = found;
  const clause = findClause(evidence[0].start);
  return {
    ...describe(rule),
    ...(detail !== undefined && { detail }),
    severity: severity ?? rule.baseSeverity,
    adjustments: [...(adjustments ?? [])],
    ...(bearer && { bearer }),
    evidence: [...evidence],
    ...(clause && { clause }),
  };
}

/** What a rule says of all its findings. */
function describe(rule: Rule) {
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
