import type { Checklist } from '../checklist.ts';

export const insurance: Checklist = {
  kind: 'insurance',
  writtenFor: 'the insured',
  clauses: {
    must: ['scope', 'insurance', 'price', 'term', 'termination-without-cause'],
    should: [
      'price-changes',
      'claim-period',
      'renewal',
      'termination-for-cause',
      'refunds',
      'changes-to-terms',
      'disputes',
      'law-and-courts',
    ],
    could: [
      'payment-terms',
      'assignment',
      'extra-charges',
      'data-protection',
      'how-bound',
      'notices',
      'parties',
    ],
  },
  first: {},
};
