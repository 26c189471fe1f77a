import { findBlanks } from '../../text/checks/blanks.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'OPS-06',
  name: 'Blanks and placeholders left in',
  category: 'drafting',
  kind: 'computed',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 24, right: 22 },
  documents: 'all',
  borneBy: 'both sides',
  bearer: 'everyone',
  why: 'An empty amount or date can be filled in later, or leave the clause without effect.',
  request: 'Fill or strike every blank',
  mitigation: 'Fill or strike every blank before signing, and initial the change.',
  source: 'Drafting practice',
  find: findBlanks,
  examples: {
    matches: [
      'The fee is $____ payable within thirty days.',
      'The deposit of [amount] is due on signing.',
      'The fee is $____ payable on the [date] agreed between them.',
    ],
    leaves: ['By: ____________ Name: ____________', 'The amount of [***] has been omitted.'],
  },
};
