import { dayLocale } from '@clauselight/core';
import type { Entitlement } from '@clauselight/schema';
import { t } from './messages.ts';

const clock = new Intl.DateTimeFormat(dayLocale, { hour: '2-digit', minute: '2-digit' });

/** Why the offer is shown: `You have used your 3 free analyses of today. New ones at 01:00.`, in local time. */
export function describeLimit(allowance: NonNullable<Entitlement['allowance']>): string {
  const { perDay, resetsAt } = allowance;
  if (perDay === 0) return t('subscribe.limit.none');
  return t('subscribe.limit.used', { perDay, time: clock.format(new Date(resetsAt)) });
}
