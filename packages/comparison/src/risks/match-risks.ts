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
  if (before.evidence.length === 0 && after.evidence.length === 0) return 1;
  const [b, a] = [listPlaces(before, 'before', places), listPlaces(after, 'after', places)];
  if (b[0] !== undefined && b[0] === a[0]) return 4;
  if (b.some((place) => place !== undefined && a.includes(place))) return 3;
  return places.isSameClause(before.clause, after.clause) ? 2 : 0;
}

function listPlaces({ evidence }: Finding, version: 'before' | 'after', places: Places) {
  return evidence.map((one) => places.placeOf(one, version));
}

function weighWords(before: Finding, after: Finding): number {
  const [b, a] = [before, after].map((one) => foldWord(one.evidence[0]?.quote ?? ''));
  return Number(b === a) * 0.5 + Number(before.detail === after.detail) * 0.1;
}
