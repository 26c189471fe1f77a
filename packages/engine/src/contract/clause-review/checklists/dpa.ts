import type { Checklist } from '../checklist.ts';

export const dpa: Checklist = {
  kind: 'dpa',
  writtenFor: 'the controller',
  clauses: {
    must: ['data-protection', 'scope', 'subcontracting', 'after-the-end', 'audit'],
    should: [
      'confidentiality',
      'liability-limits',
      'indemnity',
      'term',
      'compliance',
      'price',
      'law-and-courts',
    ],
    could: [
      'termination-for-cause',
      'changes-to-terms',
      'insurance',
      'data-use',
      'documents',
      'notices',
      'severability',
      'entire-agreement',
      'parties',
    ],
  },
  first: { processor: ['scope', 'liability-limits', 'price', 'audit'] },
};
