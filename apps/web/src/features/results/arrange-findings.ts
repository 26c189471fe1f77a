import type { Finding, FindingDecision } from '@clauselight/schema';
import { type FindingFilter, filterFindings, splitByStanding } from './findings.ts';

interface Arrangement {
  /** Every finding, as the document stands. */
  whole: readonly Finding[];
  /** Those that count, with what each does to the score that is left. */
  remaining: readonly Finding[];
  setAside: readonly Finding[];
  getDecision: (findingId: string) => FindingDecision;
  /** Ids of those that keep their place in the list, because they have just been decided about there. */
  lingering: ReadonlySet<string>;
  filter: FindingFilter;
}

/** The lists of the tab: risks and possible risks of the user, findings in their favor, and those set aside. */
export function arrangeFindings(arrangement: Arrangement) {
  const { whole, remaining, setAside, getDecision, lingering, filter } = arrangement;
  const byId = new Map(remaining.map((finding) => [finding.id, finding]));
  const listed = whole.flatMap(
    (finding) => byId.get(finding.id) ?? (lingering.has(finding.id) ? finding : []),
  );
  const isShown = ({ id }: Finding) =>
    filter.state === 'all' || getDecision(id).state === filter.state;
  const shown = filterFindings(
    listed.filter((finding) => lingering.has(finding.id) || isShown(finding)),
    filter,
  );
  return {
    ...splitByStanding(shown),
    setAside: filterFindings(setAside.filter(isShown), filter),
    /** How many of those that count the filter leaves. */
    shownCount: shown.filter(({ id }) => byId.has(id)).length,
  };
}
