import type { Term } from '@clauselight/schema';
import { interfaceLocale } from '../locale.ts';

const unitNames = {
  day: 'day',
  'business-day': 'business day',
  week: 'week',
  month: 'month',
  year: 'year',
} as const;

/**
 * When a deadline without a day is: `30 days before the end of the term`; in the term's own words where it has no offset.
 *
 * @param term - The deadline.
 * @returns Its offset in words; `display` of a term that is no deadline.
 */
export function describeOffset({ value, display }: Pick<Term, 'value' | 'display'>): string {
  if (value.kind !== 'deadline') return display;
  const { offset, action } = value;
  if (offset !== undefined) {
    const { amount, unit, direction, event } = offset;
    const name = amount === 1 ? unitNames[unit] : `${unitNames[unit]}s`;
    return `${amount.toLocaleString(interfaceLocale)} ${name} ${direction} ${event}`;
  }
  const at = display.indexOf(': ');
  return at > 0 && display.endsWith(action) ? display.slice(0, at) : display;
}
