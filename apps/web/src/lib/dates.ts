import { dayLocale } from '@clauselight/core';

const day = new Intl.DateTimeFormat(dayLocale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A calendar day for people: `11 April 2026`. */
export function formatDay(isoDate: string): string {
  return day.format(new Date(`${isoDate}T00:00:00Z`));
}
