import type { Checklist } from '../checklist.ts';

export const loan: Checklist = {
  kind: 'loan',
  writtenFor: 'the borrower',
  clauses: {
    must: ['price', 'interest', 'payment-terms', 'default', 'early-repayment', 'security'],
    should: [
      'late-payment',
      'guarantee',
      'extra-charges',
      'term',
      'discretion',
      'assignment',
      'law-and-courts',
    ],
    could: [
      'indemnity',
      'legal-costs',
      'power-of-attorney',
      'insurance',
      'changes-to-terms',
      'disputes',
      'change-of-control',
      'notices',
      'entire-agreement',
      'severability',
      'non-waiver',
      'parties',
    ],
  },
  first: {
    lender: [
      'interest',
      'default',
      'security',
      'guarantee',
      'payment-terms',
      'late-payment',
      'legal-costs',
    ],
  },
};
