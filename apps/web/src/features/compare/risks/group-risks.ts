import type { RiskChange, Severity } from '@clauselight/schema';
import { groupBy } from '../../../lib/group-by.ts';

/** What became of risks, in the order in which it is told. */
export const riskKinds = ['new', 'raised', 'lowered', 'gone', 'same'] as const;

export interface RiskGroup {
  readonly kind: RiskChange['kind'];
  readonly risks: readonly RiskChange[];
}

/** The risks by what became of them; within a group what changes the score most stands first, then the gravest. */
export function groupRisks(risks: readonly RiskChange[]): RiskGroup[] {
  const groups = groupBy(risks, ({ kind }) => kind);
  return riskKinds.flatMap((kind) => {
    const members = groups.get(kind);
    return members ? [{ kind, risks: members.toSorted(compareWeight) }] : [];
  });
}

/** The severity a risk has now, or had before it went. */
export function getSeverity({ severityBefore, severityAfter }: RiskChange): Severity {
  return severityAfter ?? severityBefore ?? 1;
}

function compareWeight(a: RiskChange, b: RiskChange): number {
  return Math.abs(b.scoreEffect) - Math.abs(a.scoreEffect) || getSeverity(b) - getSeverity(a);
}
