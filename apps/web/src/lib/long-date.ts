import { interfaceLocale } from '@clauselight/core';
import { t } from './messages.ts';
/** Shown in place of a missing value. */
export const absent = t('lib.date.absent');

const longDate = new Intl.DateTimeFormat(interfaceLocale, {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

/** A long US date such as `November 20, 2026`; `N/A` if it is missing or invalid. */
export function formatLongDate(iso: string | undefined): string {
  const time = Date.parse(iso ?? '');
  return Number.isNaN(time) ? absent : longDate.format(time);
}
