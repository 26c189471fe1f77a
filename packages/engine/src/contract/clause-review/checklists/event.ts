import type { Checklist } from '../checklist.ts';

export const event: Checklist = {
  kind: 'event',
  writtenFor: 'the customer',
  clauses: {
    must: ['scope', 'price', 'refunds', 'termination-without-cause', 'force-majeure'],
    should: [
      'payment-terms',
      'extra-charges',
      'changes',
      'liability-limits',
      'liquidated-damages',
      'insurance',
      'ip-ownership',
      'publicity',
      'subcontracting',
      'indemnity',
      'law-and-courts',
    ],
    could: [
      'late-payment',
      'excluded-loss',
      'warranties',
      'data-protection',
      'assignment',
      'changes-to-terms',
      'disputes',
      'notices',
      'entire-agreement',
      'severability',
      'parties',
    ],
  },
  first: {
    provider: [
      'price',
      'payment-terms',
      'refunds',
      'termination-without-cause',
      'liability-limits',
      'force-majeure',
    ],
  },
};
