import type { Entitlement } from '@clauselight/schema';
import { t } from './messages.ts';

/** What is left of a day's allowance: `2 of 3 free analyses left today`. */
export function describeAllowance({
  perDay,
  used,
}: Pick<NonNullable<Entitlement['allowance']>, 'perDay' | 'used'>): string {
  if (perDay === 0) return t('upload.allowance.none');
  return t('upload.allowance.left', { left: Math.max(0, perDay - used), perDay });
}
