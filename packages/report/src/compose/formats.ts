import { dayLocale, formatScore, interfaceLocale } from '@clauselight/core';

/** How much a recommendation reduces the score: `−0.8`. */
export function formatReduction(reduction: number): string {
  return reduction > 0 ? `−${formatScore(reduction)}` : 'none';
}

/** A number with thousands separators: `1,200`. */
export function formatNumber(value: number): string {
  return value.toLocaleString(interfaceLocale);
}

/** `1 finding`, `3 findings`: the count with its noun. */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatNumber(count)} ${count === 1 ? noun : plural}`;
}

const day = new Intl.DateTimeFormat(dayLocale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats a date such as `2026-04-11`, or the date of a timestamp, for people: `11 April 2026`. */
export function formatDay(iso: string): string {
  const time = Date.parse(iso.length > 10 ? iso : `${iso}T00:00:00Z`);
  return Number.isNaN(time) ? iso : day.format(time);
}

/** Lowercases the first letter: `Risk` becomes `risk`. */
export function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** Joins the phrases that are present. */
export function joinWords(
  phrases: readonly (string | false | undefined)[],
  separator = ', ',
): string {
  return phrases
    .filter((phrase) => phrase !== undefined && phrase !== false && phrase !== '')
    .join(separator);
}
