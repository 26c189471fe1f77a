import { type Checklist, closingClauses } from '../checklist.ts';

export const agency: Checklist = {
  kind: 'agency',
  writtenFor: 'the agent',
  clauses: {
    must: [
      'revenue-share',
      'scope',
      'exclusivity',
      'term',
      'termination-without-cause',
      'after-the-end',
    ],
    should: [
      'payment-terms',
      'expenses',
      'audit',
      'non-compete',
      'termination-for-cause',
      'liability-limits',
      'indemnity',
      'confidentiality',
      'law-and-courts',
      'assignment',
    ],
    could: [
      'minimum-commitment',
      'renewal',
      'non-solicit',
      'publicity',
      'insurance',
      'status',
      'data-protection',
      'excluded-loss',
      'disputes',
      'power-of-attorney',
      'changes-to-terms',
      'taxes',
      ...closingClauses,
    ],
  },
  first: {
    principal: [
      'scope',
      'revenue-share',
      'non-compete',
      'confidentiality',
      'termination-without-cause',
      'power-of-attorney',
    ],
  },
};
