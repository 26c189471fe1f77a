import { findSameSide, takeSide } from '@clauselight/core';
import type { Analysis, Side } from '@clauselight/schema';

interface SidedAnalyses {
  readonly before: Analysis;
  readonly after: Analysis;
  /** The side in each version; absent if no side was taken. */
  readonly sides: { readonly before?: Side; readonly after?: Side };
}

/**
 * Both analyses for one side. The side is given by its id in the later version and found in the earlier one by role
 * or name. If one version does not have it, no side is taken in either, so that the scores are comparable.
 */
export function takeSides(
  before: Analysis,
  after: Analysis,
  side: string | undefined,
): SidedAnalyses {
  const later = after.sides.find(({ id }) => id === side);
  const earlier = later === undefined ? undefined : findSameSide(later, before.sides);
  if (later === undefined || earlier === undefined) return { before, after, sides: {} };
  return {
    before: takeSide(before, earlier.id),
    after: takeSide(after, later.id),
    sides: { before: earlier, after: later },
  };
}
