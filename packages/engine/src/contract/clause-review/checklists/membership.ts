import type { Checklist } from '../checklist.ts';

export const membership: Checklist = {
  kind: 'membership',
  writtenFor: 'the member',
  clauses: {
    must: ['price', 'renewal', 'termination-without-cause', 'refunds', 'price-changes'],
    should: [
      'term',
      'suspension',
      'extra-charges',
      'excluded-loss',
      'liability-limits',
      'payment-terms',
      'changes',
      'changes-to-terms',
      'house-rules',
      'late-payment',
    ],
    could: [
      'data-protection',
      'termination-for-cause',
      'indemnity',
      'publicity',
      'assignment',
      'release',
      'disputes',
      'law-and-courts',
      'notices',
      'severability',
      'entire-agreement',
      'parties',
    ],
  },
  first: {},
};
