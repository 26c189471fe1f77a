import type { Highlight, Severity, Standing } from '@clauselight/schema';
import type { HighlightedPassage } from '../../lib/highlighted-passage.ts';
import { getHighlightSpan } from './highlight-span.ts';

/** The standing of each finding of the analysis that is shown, by its id. */
export type Standings = ReadonlyMap<string, Standing>;

/** Highlights as the text draws them. */
export function toLitPassages(
  highlights: readonly Highlight[],
  standings: Standings,
): HighlightedPassage[] {
  return highlights.map((highlight) => ({
    id: highlight.id,
    ...getHighlightSpan(highlight),
    color: highlight.color,
    severity: getDrawnSeverity(highlight, standings),
  }));
}

/** Whether a highlight stands for a finding that is in favor of the side that the user chose. */
export function isInFavor({ origin }: Highlight, standings: Standings): boolean {
  return origin?.kind === 'finding' && standings.get(origin.findingId) === 'favour';
}

/** A point in the user's favor is no risk, so it is drawn without the line of its severity. */
function getDrawnSeverity(highlight: Highlight, standings: Standings): Severity | undefined {
  if (highlight.origin?.kind !== 'finding' || isInFavor(highlight, standings)) return undefined;
  return highlight.origin.severity;
}
