import { count, defineCheck, findMatches } from '../check.ts';
import { cues, patterns } from '../patterns.ts';

const shown = 5;

export const stackedHedgesCheck = defineCheck({
  id: 'ARG-04',
  category: 'argument',
  title: 'Two hedges in one clause',
  why: '“May possibly” says no more than “may”, and sounds less sure of itself.',
  source: 'write-good, weasel words',
  examples: {
    matches: ['It could perhaps be later.'],
    leaves: ['In May it could be later.'],
  },
  applies: ({ isEnglish }) => isEnglish,
  find: (writing) => {
    const hits = findMatches(writing, patterns.stackedHedges, cues.hedges).filter(
      ({ words }) => !/^May\b|\bMay\b(?= \d)/.test(words),
    );
    if (hits.length === 0) return [];
    return [
      {
        level: 1,
        notice: `${count(hits.length, 'clause')} with two hedges, such as “${hits[0]?.words}”.`,
        nextStep: 'Which one of the two do you need?',
        evidence: hits.slice(0, shown).map(({ evidence }) => evidence),
      },
    ];
  },
});
