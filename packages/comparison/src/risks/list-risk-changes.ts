import { getSeverityNames } from '@clauselight/core';
import {
  type Analysis,
  type Finding,
  getDocumentFamily,
  isDuty,
  type RiskChange,
  type TermChange,
} from '@clauselight/schema';
import type { Matched } from '../matching.ts';
import type { SpanMap } from '../rows/span-map.ts';
import { describeRisk } from './describe-risk.ts';
import type { MeasureEffect } from './score-effect.ts';

interface RiskChangesInput {
  readonly risks: readonly Matched<Finding>[];
  readonly terms: readonly TermChange[];
  readonly after: Analysis;
  readonly places: SpanMap;
  readonly measureEffect: MeasureEffect;
}

const order = ['new', 'raised', 'gone', 'lowered', 'same'] as const;

/**
 * Lists what happened to every risk: first what made the score worse, then what made it better, then unchanged risks.
 */
export function listRiskChanges(input: RiskChangesInput): RiskChange[] {
  return input.risks
    .map((risk) => createRiskChange(risk, input))
    .sort(
      (a, b) =>
        rank(a) - rank(b) ||
        Math.abs(b.scoreEffect) - Math.abs(a.scoreEffect) ||
        getSeverity(b) - getSeverity(a) ||
        order.indexOf(a.kind) - order.indexOf(b.kind),
    );
}

/**
 * Classifies a risk's change. A different effect on the score, by a tenth or more, is a change whatever the severity.
 */
export function getRiskChangeKind(
  { before, after }: Matched<Finding>,
  scoreEffect: number,
): RiskChange['kind'] {
  if (before === undefined) return 'new';
  if (after === undefined) return 'gone';
  if (after.severity !== before.severity) {
    return after.severity > before.severity ? 'raised' : 'lowered';
  }
  if (scoreEffect === 0) return 'same';
  return scoreEffect > 0 ? 'raised' : 'lowered';
}

function createRiskChange(risk: Matched<Finding>, input: RiskChangesInput): RiskChange {
  const { before, after } = risk;
  const finding = after ?? before;
  if (finding === undefined) throw new RangeError('a risk stands in one version at least');
  const scoreEffect = input.measureEffect([risk]);
  const kind = getRiskChangeKind(risk, scoreEffect);
  const description = describeRisk(risk, {
    kind,
    places: input.places,
    names: getSeverityNames(getDocumentFamily(input.after.documentKind.kind)),
    cause: findCause(finding, after !== undefined, input.terms),
  });
  return {
    kind,
    ruleId: finding.ruleId,
    category: finding.category,
    title: finding.title,
    scoreEffect,
    description,
    ...(before !== undefined && { severityBefore: before.severity, findingIdBefore: before.id }),
    ...(after !== undefined && { severityAfter: after.severity, findingIdAfter: after.id }),
    evidenceBefore: before?.evidence ?? [],
    evidenceAfter: after?.evidence ?? [],
    ...(before?.clause !== undefined && { clauseBefore: before.clause }),
    ...(after?.clause !== undefined && { clauseAfter: after.clause }),
  };
}

/** What a changed term in a risk's words says about the risk. */
function findCause(
  finding: Finding,
  isLater: boolean,
  terms: readonly TermChange[],
): string | undefined {
  const stands = (term: TermChange) => {
    const evidence = (isLater ? term.after : term.before)?.evidence;
    return (
      evidence !== undefined &&
      finding.evidence.some(({ start, end }) => evidence.start < end && start < evidence.end)
    );
  };
  return terms.find((term) => term.kind === 'changed' && !isDuty(term) && stands(term))
    ?.description;
}

function rank({ kind }: RiskChange): number {
  if (kind === 'new' || kind === 'raised') return 0;
  return kind === 'same' ? 2 : 1;
}

function getSeverity({ severityAfter, severityBefore }: RiskChange): number {
  return severityAfter ?? severityBefore ?? 0;
}
