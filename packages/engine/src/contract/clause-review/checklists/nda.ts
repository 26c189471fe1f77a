import { type Checklist, closingClauses } from '../checklist.ts';

export const nda: Checklist = {
  kind: 'nda',
  writtenFor: 'the recipient',
  clauses: {
    must: ['confidentiality', 'term', 'survival', 'law-and-courts'],
    should: [
      'release',
      'liquidated-damages',
      'indemnity',
      'non-solicit',
      'after-the-end',
      'ip-ownership',
      'legal-costs',
      'disputes',
    ],
    could: [
      'non-compete',
      'assignment',
      'termination-without-cause',
      'changes-to-terms',
      ...closingClauses,
    ],
  },
  first: { discloser: ['confidentiality', 'survival', 'after-the-end', 'disputes'] },
};
