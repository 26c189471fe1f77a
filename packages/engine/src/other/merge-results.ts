import { overlaps } from '@clauselight/core';
import type { Remark, RemarkCheck } from './remark.ts';

interface Reading {
  readonly remarks: readonly Remark[];
  readonly checks: readonly RemarkCheck[];
}

/**
 * What every document was checked for and what its kind was: a check that both make counts once, and of the same words
 * it speaks once, with the remark that weighs at least as much.
 */
export function mergeResults(general: Reading, own: Reading): Reading {
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
