import { interfaceLocale } from '@clauselight/core';
import type { Authorship } from '@clauselight/schema';

const day = new Intl.DateTimeFormat(interfaceLocale, {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Who did something and when, as far as the file says: `Ann Lee, Mar 2, 2026`; nothing where it says nothing. */
export function describeAuthorship({ author, date }: Authorship): string {
  return [author, date && formatDay(date)].filter(Boolean).join(', ');
}

/** A date that the file states in no way that can be read is shown as it stands. */
function formatDay(date: string): string {
  const moment = new Date(date);
  return Number.isNaN(moment.getTime()) ? date : day.format(moment);
}
