import { formatNumber } from '@clauselight/core';
import { count, defineCheck, quote } from '../check.ts';
import { faultyEssay, soundEssay } from '../example-texts.ts';
import type { LengthLimit, Writing } from '../writing.ts';

const longestShown = 3;
/** Over or under by more than this share it is graver. */
const graveShare = 0.1;

export const lengthCheck = defineCheck({
  id: 'TAS-01',
  category: 'task',
  title: 'Length against the limit',
  why: 'Many schools take marks off for texts over or under the length; what they count differs, so both counts are shown.',
  source: 'Common marking practice',
  examples: {
    matches: [faultyEssay],
    leaves: [soundEssay],
  },
  applies: ({ limit }) => limit !== undefined,
  find: (writing) => {
    const { limit, wordCount } = writing;
    if (limit === undefined) return [];
    const off = getDistance(limit, wordCount);
    if (off === undefined) return [];
    const share = Math.round((100 * (wordCount - off.bound)) / off.bound);
    const longest = [...writing.paragraphs]
      .sort((a, b) => b.wordCount - a.wordCount)
      .slice(0, longestShown)
      .flatMap(({ sentences }) => sentences.slice(0, 1));
    return [
      {
        level: Math.abs(wordCount - off.bound) > graveShare * off.bound ? 3 : 2,
        notice: `The running text has ${count(wordCount, 'word')} without headings, lists and references; the ${off.name} is ${formatNumber(off.bound)} (${share > 0 ? '+' : '−'}${Math.abs(share)} %).`,
        nextStep:
          share > 0
            ? 'Which of the longest paragraphs, quoted here by their first sentences, can be cut?'
            : 'Which point deserves another reason or example?',
        evidence: [
          quote(writing, limit),
          ...(share > 0 ? longest.map((sentence) => quote(writing, sentence)) : []),
        ],
      },
    ];
  },
});

function getDistance(
  { minimum, maximum }: LengthLimit,
  words: Writing['wordCount'],
): { readonly bound: number; readonly name: string } | undefined {
  if (maximum !== undefined && words > maximum) return { bound: maximum, name: 'limit' };
  if (minimum !== undefined && words < minimum) return { bound: minimum, name: 'minimum' };
  return undefined;
}
