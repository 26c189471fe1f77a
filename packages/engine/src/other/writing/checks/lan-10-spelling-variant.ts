import { defineCheck } from '../check.ts';
import { faultyEssay, soundEssay } from '../example-texts.ts';
import { countVariants } from '../variants.ts';

const shown = 8;

export const spellingVariantCheck = defineCheck({
  id: 'LAN-10',
  category: 'language',
  title: 'British and American spelling mixed',
  why: 'Either is right; both together look like a slip, or like pasted text.',
  source: 'Standard pairs of spellings; -ize is also British (Oxford)',
  examples: {
    matches: [faultyEssay],
    leaves: [soundEssay],
  },
  applies: ({ isEnglish }) => isEnglish,
  find: (writing) => {
    const { british, american, ise, ize } = countVariants(writing);
    const isMixed = british.length > 0 && american.length > 0;
    const isEndingMixed = ise.length > 0 && ize.length > 0;
    const isUnusual = ise.length > 0 && american.length > 0 && !isMixed;
    if (!isMixed && !isEndingMixed && !isUnusual) return [];
    const [more, fewer, names] = isMixed
      ? ([british, american, ['British', 'American']] as const)
      : isEndingMixed
        ? ([ise, ize, ['-ise', '-ize']] as const)
        : ([ise, american, ['British', 'American']] as const);
    const isFirstMore = more.length >= fewer.length;
    const minority = isFirstMore ? fewer : more;
    return [
      {
        level: 1,
        notice: `${more.length} ${names[0]} and ${fewer.length} ${names[1]} ${more.length + fewer.length === 1 ? 'spelling' : 'spellings'}${more.length === fewer.length ? ', such as ' : '; the fewer are '}${[...new Set(minority.map(({ quote }) => `“${quote}”`))].slice(0, 4).join(', ')}.`,
        nextStep:
          more.length === fewer.length
            ? 'Which of the two do you follow?'
            : `Most of your words are ${isFirstMore ? names[0] : names[1]}: should these be, too?`,
        evidence: minority.slice(0, shown),
      },
    ];
  },
});
