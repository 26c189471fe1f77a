import type { Analysis, Finding } from '@clauselight/schema';
import { type Matched, matchGroups } from '../matching.ts';
import type { Places } from '../rows/places.ts';
import { foldWord } from '../text/fold-word.ts';

/**
 * The risks of both versions, paired by the rule that found them and where. A rule that found one thing in each version
 * found the same, wherever it stands now. What is in the reader's favour is no risk.
 */
export function matchRisks(
  before: Analysis,
  after: Analysis,
  places: Places,
): readonly Matched<Finding>[] {
  return matchGroups(listRisks(before), listRisks(after), {
    groupOf: ({ ruleId }) => ruleId,
    weigh: (earlier, later, isOnlyPair) => {
      const weight = weighPlace(earlier, later, places);
      return weight > 0 ? weight + weighWords(earlier, later) : Number(isOnlyPair) * 0.1;
    },
  });
}

function listRisks({ findings }: Analysis): readonly Finding[] {
  return findings.filter(({ standing }) => standing !== 'favour');
}

function weighPlace(before: Finding, after: Finding, places: Places): number {
  const [b, a] = [before.evidence[0], after.evidence[0]];
  if (b === undefined && a === undefined) return 1;
  if (b !== undefined && a !== undefined && places.isSamePlace(b, a)) return 4;
  const isNear = before.evidence.some((one) =>
    after.evidence.some((other) => places.isSamePlace(one, other)),
  );
  if (isNear) return 3;
  return places.isSameClause(before.clause, after.clause) ? 2 : 0;
}

function weighWords(before: Finding, after: Finding): number {
  const [b, a] = [before, after].map((one) => foldWord(one.evidence[0]?.quote ?? ''));
  return Number(b === a) * 0.5 + Number(before.detail === after.detail) * 0.1;
}
