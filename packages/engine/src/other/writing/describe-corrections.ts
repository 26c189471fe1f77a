import { formatNumber } from '@clauselight/core';
import type { Correction } from '@clauselight/schema';
import type { Observation } from './check.ts';
import type { Writing } from './writing.ts';

const shown = 12;
/** Errors in a hundred words from which they are worth fixing before anything else in the language. */
const dense = 2;

/** One remark on all corrections of a check, with how dense they are. */
export function describeCorrections(
  writing: Writing,
  words: {
    readonly checkId: Correction['checkId'];
    readonly noun: string;
    readonly nouns: string;
    readonly nextStep: string;
  },
): readonly Observation[] {
  const found = writing.corrections.filter(({ checkId }) => checkId === words.checkId);
  const first = found[0];
  if (first === undefined) return [];
  const density = (100 * found.length) / Math.max(1, writing.wordCount);
  const suggestion = first.suggestions[0];
  const example = `“${first.evidence.quote}”${suggestion === undefined ? '' : ` (“${suggestion}”?)`}`;
  return [
    {
      level: density >= dense && found.length >= 3 ? 2 : 1,
      notice: `${formatNumber(found.length)} ${found.length === 1 ? words.noun : words.nouns} in ${formatNumber(writing.wordCount)} words, ${found.length === 1 ? '' : 'the first '}${example}.`,
      nextStep: words.nextStep,
      evidence: found.slice(0, shown).map(({ evidence }) => evidence),
    },
  ];
}
