import type { Recommendation, Severity } from '@clauselight/schema';
import { groupBy } from './group-by.ts';

/** How much a request matters, the most important first. */
export const requestRanks = ['must', 'should', 'could'] as const;
export type RequestRank = (typeof requestRanks)[number];

/** One request, with every finding that calls for it. */
export interface RequestGroup {
  readonly rank: RequestRank;
  /** That of the gravest of its findings. */
  readonly severity: Severity;
  /** The recommendations with the same words, what takes most off the score first. */
  readonly recommendations: readonly [Recommendation, ...Recommendation[]];
}

/**
 * Groups recommendations that ask for the same in the same words, and ranks the groups by the gravest of their findings:
 * high and critical findings call for what is a must.
 *
 * @param recommendations - In the order of their effect on the score.
 * @returns The groups by rank; within a rank in the order of the recommendations.
 */
export function groupRequests(recommendations: readonly Recommendation[]): RequestGroup[] {
  const groups = [...groupBy(recommendations, ({ text }) => text).values()].flatMap(
    ([first, ...others]): RequestGroup[] => {
      if (first === undefined) return [];
      const severity = others.reduce<Severity>(
        (gravest, one) => (one.severity > gravest ? one.severity : gravest),
        first.severity,
      );
      return [{ rank: getRank(severity), severity, recommendations: [first, ...others] }];
    },
  );
  return requestRanks.flatMap((rank) => groups.filter((group) => group.rank === rank));
}

function getRank(severity: Severity): RequestRank {
  if (severity >= 4) return 'must';
  return severity === 3 ? 'should' : 'could';
}
