import { dayLocale } from '@clauselight/core';
import type { Severity } from '@clauselight/schema';
import { getUtcDay } from '../../platform/utc-day.ts';

const severityNames: Record<Severity, string> = {
  5: 'critical',
  4: 'high',
  3: 'medium',
  2: 'low',
  1: 'info',
};
const severities: readonly Severity[] = [5, 4, 3, 2, 1];

export function nameSeverity(severity: Severity): string {
  return severityNames[severity];
}

/** Counts the findings of each severity that occurs, highest first: `2 critical, 1 low`. */
export function countSeverities(given: readonly Severity[]): string {
  return severities
    .map((severity) => [given.filter((one) => one === severity).length, severity] as const)
    .filter(([count]) => count > 0)
    .map(([count, severity]) => `${count} ${nameSeverity(severity)}`)
    .join(', ');
}

export function formatScore(value: number): string {
  return value.toFixed(1);
}

export function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const longestName = 90;

/**
 * A file's name for use within a line: without line breaks and invisible characters, which could make one line look
 * like two or change the reading direction of the rest.
 */
export function showName(filename: string, longest: number = longestName): string {
  const plain = filename.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  const letters = [...plain];
  if (letters.length <= longest) return plain === '' ? 'Untitled document' : plain;
  return `${letters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`;
}

const dayFormat = new Intl.DateTimeFormat(dayLocale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats an ISO day for people: `Friday 27 November 2026`. */
export function formatDay(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
}

const dayMs = 24 * 3_600_000;

/** Days from one ISO day to another; negative if the other is earlier. */
export function countDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}

/** The ISO day that many days later. */
export function moveDay(day: string, days: number): string {
  return getUtcDay(Date.parse(day) + days * dayMs);
}

/** Describes how many days ahead a day is. */
export function describeDaysAhead(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
