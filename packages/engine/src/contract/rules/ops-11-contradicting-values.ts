import { findConflictingValues } from '../checks/conflicting-values.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'OPS-11',
  name: 'Contradicting values',
  category: 'drafting',
  kind: 'computed',
  baseSeverity: 3,
  grade: 'N',
  documents: 'all',
  borneBy: 'both sides',
  bearer: 'everyone',
  why: 'Two answers to one question: in a dispute each side quotes the one that suits it.',
  request: 'Decide which value holds',
  mitigation:
    'Agree on one value and strike the other, and say which part of the agreement prevails where parts differ.',
  wording:
    'Where parts of this agreement contradict each other, the main body prevails over the attachments, and a later dated amendment over both.',
  source: 'Drafting practice',
  find: findConflictingValues,
  examples: {
    matches: [
      'This Agreement is made between Acme Inc. and Beta LLC. This Agreement shall be governed by the laws of the State of Delaware.\n\nThis Agreement shall be governed by the laws of the State of Texas.',
    ],
    leaves: [
      'This Agreement is made between Acme Inc. and Beta LLC. This Agreement shall be governed by the laws of the State of Delaware. Beta shall pay each invoice within thirty days.',
    ],
  },
};
