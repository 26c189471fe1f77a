import { overlaps } from '@clauselight/core';
import type { Remark, RemarkCheck } from './remark.ts';

interface CheckResults {
  readonly remarks: readonly Remark[];
  readonly checks: readonly RemarkCheck[];
}

/**
 * Joins the results of the checks for every document with those for its kind. A check of both is listed once; of two
 * remarks of one check about the same words, the general one is kept if it has at least as many points.
 */
export function mergeResults(general: CheckResults, own: CheckResults): CheckResults {
  const further = own.remarks.filter(
    (remark) => !general.remarks.some((known) => saysTheSame(known, remark)),
  );
  const checks = new Map(general.checks.map((check) => [check.checkId, check]));
  for (const check of own.checks) {
    const isKnown = checks.get(check.checkId)?.outcome === 'found';
    if (!isKnown) checks.set(check.checkId, check);
  }
  return { remarks: [...general.remarks, ...further], checks: [...checks.values()] };
}

function saysTheSame(known: Remark, remark: Remark): boolean {
  return (
    known.checkId === remark.checkId &&
    known.points >= remark.points &&
    remark.evidence.length > 0 &&
    remark.evidence.every((words) => known.evidence.some((quoted) => overlaps(quoted, words)))
  );
}
