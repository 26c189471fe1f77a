import { formatScore } from '@clauselight/core';

/** What following an advice takes off the score: `−0.8`. */
export function formatReduction(reduction: number): string {
  return reduction > 0 ? `−${formatScore(reduction)}` : 'none';
}

/** A number with its thousands apart: `1,200`. */
export function formatNumber(value: number): string {
  return value.toLocaleString('en-US');
}

/** `1 finding`, `3 findings`: the count with its noun. */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatNumber(count)} ${count === 1 ? noun : plural}`;
}

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A calendar day of the form `2026-04-11`, or the day of a moment, for people: `11 April 2026`. */
export function formatDay(iso: string): string {
  const time = Date.parse(iso.length > 10 ? iso : `${iso}T00:00:00Z`);
  return Number.isNaN(time) ? iso : day.format(time);
}

/** The first letter as a small one: `Risk` becomes `risk`. */
export function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** What is there of several phrases, joined. */
export function joinWords(
  phrases: readonly (string | false | undefined)[],
  separator = ', ',
): string {
  return phrases
    .filter((phrase) => phrase !== undefined && phrase !== false && phrase !== '')
    .join(separator);
}
