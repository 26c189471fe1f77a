import { countOf } from '@clauselight/core';
import type { Remark } from '../remark.ts';
import { points } from './catalog.ts';
import { mostEvidence } from './table-analysis.ts';

/** Points that all remarks of one check may have together. */
const mostPoints: Readonly<Record<string, number>> = {
  'TAB-02': points.mostForSums,
  'TAB-03': 6,
  'TAB-04': 3,
  'TAB-05': 6,
  'DAT-02': 9,
};
/** The most remarks of one check; nobody reads more. */
const mostRemarks = 12;

/**
 * Remarks in the order of showing, with no more points for a check than it may have; of one check with endless
 * remarks the last ones are joined.
 */
export function capRemarks(sorted: readonly Remark[]): readonly Remark[] {
  const counts = new Map<string, number>();
  const given = new Map<string, number>();
  const shown: Remark[] = [];
  const rest = new Map<string, Remark[]>();
  for (const remark of sorted) {
    const { checkId } = remark;
    const count = (counts.get(checkId) ?? 0) + 1;
    counts.set(checkId, count);
    const used = given.get(checkId) ?? 0;
    const left = (mostPoints[checkId] ?? Number.POSITIVE_INFINITY) - used;
    const capped = { ...remark, points: Math.min(remark.points, left) };
    if (count <= mostRemarks) {
      given.set(checkId, used + capped.points);
      shown.push(capped);
    } else rest.set(checkId, [...(rest.get(checkId) ?? []).slice(0, mostEvidence), remark]);
  }
  return [
    ...shown,
    ...[...rest].map(([checkId, remarks]) => joinRest(remarks, counts.get(checkId) ?? 0)),
  ];
}

function joinRest(remarks: readonly Remark[], count: number): Remark {
  const [first] = remarks;
  if (first === undefined) throw new Error('there is nothing to join');
  return {
    ...first,
    level: 1,
    points: 0,
    notice: `${countOf(count - mostRemarks, 'more place', 'more places')} like those above.`,
    nextStep: 'Look at the places marked.',
    evidence: remarks.flatMap(({ evidence }) => evidence.slice(0, 2)).slice(0, mostEvidence),
  };
}
