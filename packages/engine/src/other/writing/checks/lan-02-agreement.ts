import { defineCheck } from '../check.ts';
import { describeCorrections } from '../describe-corrections.ts';

export const agreementCheck = defineCheck({
  id: 'LAN-02',
  category: 'language',
  title: 'Verb that does not agree with its subject',
  why: 'Easily mended, and hard to overlook.',
  source: 'Patterns for what offline checkers missed in a planted essay',
  applies: ({ isEnglish }) => isEnglish,
  find: (writing) =>
    describeCorrections(writing, {
      checkId: 'LAN-02',
      noun: 'verb that does not agree with its subject',
      nouns: 'verbs that do not agree with their subjects',
      nextStep: 'Read subject and verb aloud without the words between them.',
    }),
});
