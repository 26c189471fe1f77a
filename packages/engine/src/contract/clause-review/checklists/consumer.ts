import type { Checklist } from '../checklist.ts';

export const consumer: Checklist = {
  kind: 'consumer',
  writtenFor: 'the user',
  clauses: {
    must: [
      'changes-to-terms',
      'price',
      'renewal',
      'termination-without-cause',
      'refunds',
      'liability-limits',
      'data-protection',
    ],
    should: [
      'disputes',
      'excluded-loss',
      'changes',
      'suspension',
      'licence',
      'how-bound',
      'data-use',
      'price-changes',
      'law-and-courts',
      'indemnity',
      'warranties',
    ],
    could: [
      'payment-terms',
      'extra-charges',
      'ip-ownership',
      'claim-period',
      'after-the-end',
      'assignment',
      'entire-agreement',
      'force-majeure',
      'notices',
      'severability',
      'non-waiver',
      'third-parties',
    ],
  },
  first: {
    provider: ['liability-limits', 'licence', 'suspension', 'changes-to-terms', 'indemnity'],
  },
};
