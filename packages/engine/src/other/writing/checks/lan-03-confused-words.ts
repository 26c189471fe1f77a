import { defineCheck } from '../check.ts';
import { describeCorrections } from '../describe-corrections.ts';

export const confusedWordsCheck = defineCheck({
  id: 'LAN-03',
  category: 'language',
  title: 'Confused words',
  why: 'A spelling checker passes them, a reader does not.',
  source: 'Lists of commonly confused words',
  applies: ({ isEnglish }) => isEnglish,
  find: (writing) =>
    describeCorrections(writing, {
      checkId: 'LAN-03',
      noun: 'word taken for another',
      nouns: 'words taken for others',
      nextStep: 'Which of the two words do you mean?',
    }),
});
