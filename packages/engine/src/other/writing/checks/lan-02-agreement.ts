import { defineCheck } from '../check.ts';
import { describeCorrections } from '../describe-corrections.ts';

export const agreementCheck = defineCheck({
  id: 'LAN-02',
  category: 'language',
  title: 'Verb that does not agree with its subject',
  why: 'Easily mended, and hard to overlook.',
  source: 'Patterns for what offline checkers missed in a planted essay',
  examples: {
    matches: [
      'Everybody know that rain is wet.',
      'Several shops was closed.',
      'The evidence show a change.',
      'I like them, but she have none.',
      'Some people thinks so.',
    ],
    leaves: [
      'Did everybody know that rain is wet?',
      'Each of several shops was closed.',
      'Does the evidence show a change?',
      'May she have none.',
      'What the group of people thinks is unclear.',
    ],
  },
  applies: ({ isEnglish }) => isEnglish,
  find: (writing) =>
    describeCorrections(writing, {
      checkId: 'LAN-02',
      noun: 'verb that does not agree with its subject',
      nouns: 'verbs that do not agree with their subjects',
      nextStep: 'Read subject and verb aloud without the words between them.',
    }),
});
