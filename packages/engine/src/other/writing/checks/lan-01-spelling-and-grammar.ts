import { formatNumber } from '@clauselight/core';
import { mostCheckedCharacters } from '@clauselight/schema';
import { defineCheck } from '../check.ts';
import { describeCorrections } from '../describe-corrections.ts';

export const spellingAndGrammarCheck = defineCheck({
  id: 'LAN-01',
  category: 'language',
  title: 'Spelling and grammar',
  why: 'Errors draw the reader’s eye from what is said; a marker sees them first.',
  source:
    'Harper, an offline grammar checker, filtered by what a sample of 90 essays showed to be noise',
  examples: 'It takes what a checker of spelling and grammar found, which is no text.',
  applies: ({ isEnglish, languageErrors }) => isEnglish && languageErrors !== undefined,
  find: (writing) => {
    const prose = writing.paragraphs.reduce((sum, { start, end }) => sum + end - start, 0);
    const found = describeCorrections(writing, {
      checkId: 'LAN-01',
      noun: 'place where spelling or grammar looks wrong',
      nouns: 'places where spelling or grammar looks wrong',
      nextStep: 'Which of them are errors? Names and terms may be right as they stand.',
    });
    if (prose <= mostCheckedCharacters) return found;
    const extent = `Only the first ${formatNumber(mostCheckedCharacters)} characters were checked.`;
    return found.map((one) => ({ ...one, notice: `${one.notice} ${extent}` }));
  },
});
