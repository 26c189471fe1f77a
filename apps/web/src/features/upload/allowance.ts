import type { Entitlement } from '@clauselight/schema';

/** What is left of a day's allowance: `2 of 3 free analyses left today`. */
export function describeAllowance({
  perDay,
  used,
}: Pick<NonNullable<Entitlement['allowance']>, 'perDay' | 'used'>): string {
  if (perDay === 0) return 'No free analyses here';
  const noun = perDay === 1 ? 'analysis' : 'analyses';
  return `${Math.max(0, perDay - used)} of ${perDay} free ${noun} left today`;
}
