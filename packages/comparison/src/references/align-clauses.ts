import type { Clause } from '@clauselight/schema';
import type { Match } from '../alignment/attach-parts.ts';
import { isSameNumber, toPlainNumber } from '../passages/find-number.ts';
import type { Passage } from '../passages/passage.ts';

/** Id of an earlier version's clause → the clause of the later version that it became. */
export type ClauseMap = ReadonlyMap<string, Clause>;

/** Maps clauses by the paired passages in which they begin. */
export function alignClauses(
  before: readonly Passage[],
  after: readonly Passage[],
  matches: readonly Match[],
): ClauseMap {
  const became = new Map<string, Clause>();
  for (const match of matches) {
    const earlier = listOpened(before, match.before);
    const later = listOpened(after, match.after);
    for (const [index, clause] of earlier.entries()) {
      const found = earlier.length === later.length ? later[index] : findSame(clause, later);
      if (found !== undefined) became.set(clause.id, found);
    }
  }
  return became;
}

function listOpened(passages: readonly Passage[], indexes: readonly number[]): readonly Clause[] {
  return indexes.flatMap((index) => passages[index]?.opened ?? []);
}

function findSame(clause: Clause, candidates: readonly Clause[]): Clause | undefined {
  const sameLevel = candidates.filter(({ level }) => level === clause.level);
  return (
    sameLevel.find(({ heading }) => heading !== undefined && heading === clause.heading) ??
    sameLevel.find(({ number }) => hasSameNumber(number, clause.number)) ??
    (sameLevel.length === 1 ? sameLevel[0] : undefined)
  );
}

function hasSameNumber(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && isSameNumber(toPlainNumber(a), toPlainNumber(b));
}
