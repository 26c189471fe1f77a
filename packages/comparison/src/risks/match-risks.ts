import type { Analysis, Finding } from '@clauselight/schema';
import { type Matched, matchGroups } from '../matching.ts';
import type { SpanMap } from '../rows/span-map.ts';
import { foldWord } from '../text/fold-word.ts';

/**
 * The risks of both versions, paired by rule and position. If a rule found one thing in each version, they match
 * wherever they are. Findings in the reader's favor are no risks.
 */
export function matchRisks(
  before: Analysis,
  after: Analysis,
  places: SpanMap,
): readonly Matched<Finding>[] {
  const place = (version: 'before' | 'after') => (finding: Finding) => ({
    finding,
    places: finding.evidence.map((one) => places.getPassageKeys(one, version)),
  });
  const matched = matchGroups(
    listRisks(before).map(place('before')),
    listRisks(after).map(place('after')),
    {
      groupOf: ({ finding }) => finding.ruleId,
      keys: [
        ({ places: [first], finding }) =>
          first === undefined ? undefined : `${first} ${quoteOf(finding)}`,
        ({ places: [first] }) => first?.toString(),
      ],
      weigh: (earlier, later, isOnlyPair) => {
        const weight = weighPlace(earlier, later, places);
        return weight > 0
          ? weight + weighWords(earlier.finding, later.finding)
          : Number(isOnlyPair) * 0.1;
      },
    },
  );
  return matched.map((pair) => ({
    ...(pair.before !== undefined && { before: pair.before.finding }),
    ...(pair.after !== undefined && { after: pair.after.finding }),
  }));
}

interface PlacedRisk {
  readonly finding: Finding;
  readonly places: readonly (number | undefined)[];
}

function listRisks({ findings }: Analysis): readonly Finding[] {
  return findings.filter(({ standing }) => standing !== 'favour');
}

function weighPlace(before: PlacedRisk, after: PlacedRisk, places: SpanMap): number {
  const [b, a] = [before.places, after.places];
  if (b.length === 0 && a.length === 0) return 1;
  if (b[0] !== undefined && b[0] === a[0]) return 4;
  if (b.some((place) => place !== undefined && a.includes(place))) return 3;
  return places.isSameClause(before.finding.clause, after.finding.clause) ? 2 : 0;
}

function weighWords(before: Finding, after: Finding): number {
  const [b, a] = [quoteOf(before), quoteOf(after)];
  return Number(b === a) * 0.5 + Number(before.detail === after.detail) * 0.1;
}

function quoteOf({ evidence }: Finding): string {
  return foldWord(evidence[0]?.quote ?? '');
}
