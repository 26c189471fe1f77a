import { overlaps } from '@clauselight/core';
import type { PassageChange, RiskChange, Span } from '@clauselight/schema';

/** The passage of the comparison in which words of one of the versions stand. */
export function findRow(
  passages: readonly PassageChange[],
  version: 'before' | 'after',
  span: Span,
): PassageChange | undefined {
  return passages.find((passage) => {
    const place = passage[version];
    return place !== undefined && overlaps(place, span);
  });
}

/** The passage a risk rests on: as it stands now, or as it stood. */
export function findRiskRow(
  passages: readonly PassageChange[],
  { evidenceBefore: [before], evidenceAfter: [after] }: RiskChange,
): PassageChange | undefined {
  if (after) return findRow(passages, 'after', after);
  return before && findRow(passages, 'before', before);
}
