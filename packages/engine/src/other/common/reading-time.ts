import { countOf } from '@clauselight/core';

/** Words a minute that adults read silently (Brysbaert 2019 measures 238 for non-fiction). */
const readingSpeed = 230;

/** How long a text takes to read: `about 6 minutes`, at least one. */
export function sayReadingTime(wordCount: number): string {
  return `about ${countOf(Math.max(1, Math.round(wordCount / readingSpeed)), 'minute')}`;
}
