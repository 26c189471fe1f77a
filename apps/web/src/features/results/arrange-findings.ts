import type { Finding } from '@clauselight/schema';
import { type FindingFilter, filterFindings, splitByStanding } from './findings.ts';

interface Arrangement {
  /** Every finding, as the document stands. */
  whole: readonly Finding[];
  /** Those that are not accepted, with what each does to the score that is left. */
  remaining: readonly Finding[];
  accepted: readonly Finding[];
  /** Ids of accepted ones that keep their place in the list, because they have just been accepted there. */
  lingering: ReadonlySet<string>;
  filter: FindingFilter;
}

/** The lists of the tab: risks and possible risks of the user, findings in their favor, and accepted ones. */
export function arrangeFindings(arrangement: Arrangement) {
  const { whole, remaining, accepted, lingering, filter } = arrangement;
  const byId = new Map(remaining.map((finding) => [finding.id, finding]));
  const listed = whole.flatMap(
    (finding) => byId.get(finding.id) ?? (lingering.has(finding.id) ? finding : []),
  );
  const shown = filter.state === 'accepted' ? [] : filterFindings(listed, filter);
  return {
    ...splitByStanding(shown),
    accepted: filter.state === 'open' ? [] : filterFindings(accepted, filter),
    /** How many of those that are not accepted the filter leaves. */
    shownCount: shown.filter(({ id }) => byId.has(id)).length,
  };
}
