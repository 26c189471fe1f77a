import { type Checklist, closingClauses } from '../checklist.ts';

export const contract: Checklist = {
  kind: 'contract',
  writtenFor: 'the side that did not write it',
  clauses: {
    must: ['scope', 'price', 'term', 'law-and-courts'],
    should: [
      'payment-terms',
      'termination-without-cause',
      'termination-for-cause',
      'liability-limits',
      'warranties',
      'confidentiality',
      'renewal',
      'assignment',
      'changes-to-terms',
      'disputes',
      'after-the-end',
    ],
    could: [
      'indemnity',
      'excluded-loss',
      'insurance',
      'late-payment',
      'liquidated-damages',
      'ip-ownership',
      'data-protection',
      ...closingClauses,
    ],
  },
  first: {},
};
