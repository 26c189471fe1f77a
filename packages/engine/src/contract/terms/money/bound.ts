const atMost =
  /\b(?:not (?:to )?exceed|not exceeding|up to|maximum|max|no more than|not more than|limited to|capped at)\W*(?:\w+ ){0,4}$/i;
const atLeast =
  /\b(?:minimum|at least|not less than|no less than|not lower than)\W*(?:\w+ ){0,4}$/i;
const threshold =
  /\b(?:in excess of|exceeds?|exceeding|greater than|less than|lower than|more than|over|above|below|reach(?:es|ing)?)\W*(?:an? )?(?:\w+ ){0,3}$/i;

/** Tells whether words before an amount make it a maximum, a minimum or a threshold; as a suffix for a label. */
export function describeBound(before: string): string {
  if (atMost.test(before)) return ' (at most)';
  if (atLeast.test(before)) return ' (at least)';
  return threshold.test(before) ? ' (threshold)' : '';
}
