import { count, defineCheck, findMatches } from '../check.ts';
import { soundEssay } from '../example-texts.ts';
import { cues, patterns } from '../patterns.ts';

/** More than one in so many words is remarked. */
const wordsPerClaim = 150;
const shown = 6;

export const overclaimingCheck = defineCheck({
  id: 'ARG-03',
  category: 'argument',
  title: 'Claims that leave no exception',
  why: 'A single counter-example defeats “always” and “everyone”.',
  source: 'proselint, hyperbole and uncomparables',
  examples: {
    matches: ['Everyone always wins. Nobody ever loses here. It is completely clear.'],
    leaves: [soundEssay],
  },
  applies: ({ isEnglish, task }) =>
    isEnglish && task.type !== 'narrative' && task.type !== 'reflective',
  find: (writing) => {
    const hits = findMatches(writing, patterns.overclaim, cues.overclaim);
    const inThesis = hits.filter(({ sentence }) => sentence === writing.thesis);
    const isDense = hits.length > 1 && hits.length * wordsPerClaim > writing.wordCount;
    const told = isDense ? hits : inThesis;
    if (told.length === 0) return [];
    return [
      {
        level: 1,
        notice: isDense
          ? `${count(hits.length, 'claim')} without exception in ${count(writing.wordCount, 'word')}, such as “${told[0]?.words}”.`
          : `Your thesis says “${told[0]?.words}”, which leaves no exception.`,
        nextStep: 'Would “most”, “often” or “in this sample” say what you can show?',
        evidence: told.slice(0, shown).map(({ evidence }) => evidence),
      },
    ];
  },
});
