import type { Checklist } from '../checklist.ts';

export const employment: Checklist = {
  kind: 'employment',
  writtenFor: 'the employee',
  clauses: {
    must: ['pay', 'dismissal', 'duties', 'term', 'non-compete', 'ip-ownership'],
    should: [
      'training-costs',
      'non-solicit',
      'confidentiality',
      'expenses',
      'status',
      'discretion',
      'changes-to-terms',
      'release',
      'law-and-courts',
      'disputes',
    ],
    could: [
      'insurance',
      'data-protection',
      'publicity',
      'non-disparagement',
      'after-the-end',
      'notices',
      'entire-agreement',
      'severability',
      'non-waiver',
      'parties',
    ],
  },
  first: {
    employer: [
      'duties',
      'confidentiality',
      'ip-ownership',
      'non-compete',
      'non-solicit',
      'dismissal',
    ],
  },
};
