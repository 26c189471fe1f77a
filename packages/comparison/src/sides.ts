import { findSameSide, takeSide } from '@clauselight/core';
import type { Analysis } from '@clauselight/schema';

interface Sided {
  readonly before: Analysis;
  readonly after: Analysis;
  /** What each version calls the side, where it was taken. */
  readonly labels: { readonly before?: string; readonly after?: string };
}

/**
 * Both analyses as one side sees them. The side is named by its id in the later version and found in the earlier by its
 * role or its name; where one of them has it not, neither takes it, so that their scores measure the same.
 */
export function takeSides(before: Analysis, after: Analysis, side: string | undefined): Sided {
  const later = after.sides.find(({ id }) => id === side);
  const earlier = later === undefined ? undefined : findSameSide(later, before.sides);
  if (later === undefined || earlier === undefined) return { before, after, labels: {} };
  return {
    before: takeSide(before, earlier.id),
    after: takeSide(after, later.id),
    labels: { before: earlier.label, after: later.label },
  };
}
