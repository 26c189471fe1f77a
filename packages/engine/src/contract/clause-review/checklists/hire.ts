import type { Checklist } from '../checklist.ts';

export const hire: Checklist = {
  kind: 'hire',
  writtenFor: 'the hirer',
  clauses: {
    must: ['scope', 'price', 'deposit', 'termination-without-cause', 'liability-limits'],
    should: [
      'delivery',
      'repairs',
      'extra-charges',
      'late-payment',
      'refunds',
      'insurance',
      'indemnity',
      'payment-terms',
      'term',
      'warranties',
      'law-and-courts',
    ],
    could: [
      'excluded-loss',
      'renewal',
      'termination-for-cause',
      'force-majeure',
      'assignment',
      'liquidated-damages',
      'changes-to-terms',
      'disputes',
      'notices',
      'entire-agreement',
      'severability',
      'parties',
    ],
  },
  first: {
    owner: ['price', 'deposit', 'insurance', 'liability-limits', 'repairs', 'late-payment'],
  },
};
