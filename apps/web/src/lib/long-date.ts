/** What stands where there is nothing to say. */
export const absent = 'N/A';

const longDate = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

/** A long US date such as `November 20, 2026`; `N/A` where there is none or it makes no sense. */
export function formatLongDate(iso: string | undefined): string {
  const time = Date.parse(iso ?? '');
  return Number.isNaN(time) ? absent : longDate.format(time);
}
