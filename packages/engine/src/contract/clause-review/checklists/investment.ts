import { type Checklist, closingClauses } from '../checklist.ts';

export const investment: Checklist = {
  kind: 'investment',
  writtenFor: 'the investor',
  clauses: {
    must: ['price', 'shares', 'discretion', 'warranties', 'assignment'],
    should: [
      'audit',
      'revenue-share',
      'first-refusal',
      'change-of-control',
      'confidentiality',
      'indemnity',
      'non-compete',
      'term',
      'termination-for-cause',
      'law-and-courts',
    ],
    could: [
      'liability-limits',
      'excluded-loss',
      'expenses',
      'guarantee',
      'payment-terms',
      'ip-ownership',
      'changes-to-terms',
      'disputes',
      'taxes',
      ...closingClauses,
    ],
  },
  first: {
    company: ['price', 'shares', 'discretion', 'confidentiality'],
    founder: ['shares', 'discretion', 'non-compete', 'ip-ownership'],
  },
};
