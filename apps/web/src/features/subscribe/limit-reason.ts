import type { Entitlement } from '@clauselight/schema';
import { formatCount } from '../../lib/format.ts';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Why the offer has come: `You have used your 3 free analyses of today. New ones at 01:00.`, in the time of this machine. */
export function describeLimit(allowance: NonNullable<Entitlement['allowance']>): string {
  const { perDay, resetsAt } = allowance;
  if (perDay === 0) return 'On this server, analyses come with the Pro plan.';
  const analyses = formatCount(perDay, 'free analysis', 'free analyses');
  return `You have used your ${analyses} of today. New ones at ${clock.format(new Date(resetsAt))}.`;
}
