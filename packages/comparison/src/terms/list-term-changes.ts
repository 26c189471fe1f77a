import { type Finding, isDuty, type Term, type TermChange } from '@clauselight/schema';
import type { Matched } from '../matching.ts';
import { getRiskChangeKind } from '../risks/list-risk-changes.ts';
import type { MeasureEffect } from '../risks/score-effect.ts';
import type { SpanMap } from '../rows/span-map.ts';
import { describeTerm } from './describe-term.ts';
import { isSameValue } from './is-same-value.ts';

interface TermChangesInput {
  readonly terms: readonly Matched<Term>[];
  readonly risks: readonly Matched<Finding>[];
  readonly places: SpanMap;
  readonly measureEffect: MeasureEffect;
}

/** The terms that only one version has or whose value changed. Obligations come last. */
export function listTermChanges(input: TermChangesInput): TermChange[] {
  const { terms, places } = input;
  const changed = input.risks.filter(
    (risk) => getRiskChangeKind(risk, input.measureEffect([risk])) !== 'same',
  );
  return terms
    .filter(({ before, after }) => {
      if (before === undefined || after === undefined) return true;
      const isUntouched =
        places.getChangeKind(before.evidence, 'before') === 'same' &&
        places.getChangeKind(after.evidence, 'after') === 'same';
      return !isSameValue(before, after, isUntouched);
    })
    .map((term) => createTermChange(term, changed, input.measureEffect))
    .sort((a, b) => Number(isDuty(a)) - Number(isDuty(b)));
}

function createTermChange(
  { before, after }: Matched<Term>,
  risks: readonly Matched<Finding>[],
  measureEffect: MeasureEffect,
): TermChange {
  const term = after ?? before;
  if (term === undefined) throw new RangeError('a term stands in one version at least');
  const resting = isDuty(term) ? [] : risks.filter((risk) => isRiskOfTerm(risk, before, after));
  return {
    kind: before === undefined ? 'new' : after === undefined ? 'gone' : 'changed',
    type: term.type,
    label: term.label,
    description: describeTerm(before, after),
    ...(before !== undefined && { before: pickTerm(before) }),
    ...(after !== undefined && { after: pickTerm(after) }),
    ...(resting.length > 0 && { scoreEffect: measureEffect(resting) }),
  };
}

/** Whether a risk is in the clause of the term, in either version. */
function isRiskOfTerm(
  risk: Matched<Finding>,
  before: Term | undefined,
  after: Term | undefined,
): boolean {
  const isIn = (finding: Finding | undefined, term: Term | undefined) =>
    finding?.clause !== undefined && finding.clause.id === term?.clause?.id;
  return isIn(risk.before, before) || isIn(risk.after, after);
}

function pickTerm({ id, display, evidence, clause }: Term): NonNullable<TermChange['after']> {
  return { id, display, evidence, ...(clause !== undefined && { clause }) };
}
