import { isSameRole } from '@clauselight/core';
import { type Analysis, type Side, takeSide } from '@clauselight/schema';

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
  const earlier = later === undefined ? undefined : findSide(later, before.sides);
  if (later === undefined || earlier === undefined) return { before, after, labels: {} };
  return {
    before: takeSide(before, earlier.id),
    after: takeSide(after, later.id),
    labels: { before: earlier.label, after: later.label },
  };
}

function findSide(side: Side, candidates: readonly Side[]): Side | undefined {
  const sameLabel = candidates.find(({ label }) => label === side.label);
  const sameName = candidates.find(
    ({ evidence }) => evidence !== undefined && evidence.quote === side.evidence?.quote,
  );
  const { role } = side;
  const sameRole =
    role === undefined
      ? []
      : candidates.filter((one) => one.role !== undefined && isSameRole(one.role, role));
  return sameLabel ?? sameName ?? (sameRole.length === 1 ? sameRole[0] : undefined);
}
