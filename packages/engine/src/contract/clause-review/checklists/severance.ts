import type { Checklist } from '../checklist.ts';

export const severance: Checklist = {
  kind: 'severance',
  writtenFor: 'the employee',
  clauses: {
    must: ['price', 'payment-terms', 'release', 'dismissal'],
    should: [
      'non-compete',
      'non-solicit',
      'non-disparagement',
      'confidentiality',
      'after-the-end',
      'how-bound',
      'taxes',
      'law-and-courts',
      'disputes',
    ],
    could: [
      'changes-to-terms',
      'legal-costs',
      'notices',
      'entire-agreement',
      'severability',
      'non-waiver',
      'parties',
    ],
  },
  first: {
    employer: ['release', 'confidentiality', 'non-disparagement', 'non-solicit', 'after-the-end'],
  },
};
