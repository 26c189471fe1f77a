import { defineCheck } from '../check.ts';
import { describeCorrections } from '../describe-corrections.ts';

export const confusedWordsCheck = defineCheck({
  id: 'LAN-03',
  category: 'language',
  title: 'Confused words',
  why: 'A spelling checker passes them, a reader does not.',
  source: 'Lists of commonly confused words',
  examples: {
    matches: [
      'It is bigger and more then enough.',
      'They sold there own bread.',
      'You could of said so.',
      'Its easy to forget.',
    ],
    leaves: [
      'He ate, and then he slept.',
      'There lives nobody.',
      'It could, of course, rain.',
      'Its easy manner is a joy.',
    ],
  },
  applies: ({ isEnglish }) => isEnglish,
  find: (writing) =>
    describeCorrections(writing, {
      checkId: 'LAN-03',
      noun: 'word taken for another',
      nouns: 'words taken for others',
      nextStep: 'Which of the two words do you mean?',
    }),
});
