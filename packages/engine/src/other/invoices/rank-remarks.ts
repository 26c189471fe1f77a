import type { Remark } from '../remark.ts';

/** The gravest first, those of one level in the order of the document; what rests on no words goes before the others. */
export function rankRemarks(remarks: readonly Remark[]): readonly Remark[] {
  return [...remarks].sort(
    (a, b) => b.level - a.level || b.points - a.points || getStart(a) - getStart(b),
  );
}

function getStart({ evidence }: Remark): number {
  return evidence[0]?.start ?? -1;
}
