import { consentCues } from './cues/consent-cues.ts';
import type { Cue } from './cues/cue.ts';
import { disputeCues } from './cues/dispute-cues.ts';
import { liabilityCues } from './cues/liability-cues.ts';
import { powerCues } from './cues/power-cues.ts';

const cues: readonly Cue[] = [...powerCues, ...consentCues, ...disputeCues, ...liabilityCues];

/** The words that cues search first; many cues share them. */
const needles = [...new Set(cues.flatMap(({ words }) => words ?? []))];
const compiled = cues.map(({ words, pattern }) => ({
  needed: words?.map((word) => needles.indexOf(word)),
  expression: new RegExp(pattern),
}));

/** The names of all cues, in the order of their numbers. */
export const cueNames: readonly string[] = cues.map(({ name }) => name);

/** Returns the numbers of the cues in a sentence, given its words joined by single blanks. */
export function findCues(words: string): readonly number[] {
  const isThere = needles.map((needle) => words.includes(needle));
  const found: number[] = [];
  compiled.forEach(({ needed, expression }, number) => {
    if (needed !== undefined && !needed.some((needle) => isThere[needle])) return;
    if (expression.test(words)) found.push(number);
  });
  return found;
}
