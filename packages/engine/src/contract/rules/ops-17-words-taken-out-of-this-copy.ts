import { findWordsTakenOut } from '../checks/words-taken-out.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'OPS-17',
  name: 'Words taken out of this copy',
  category: 'drafting',
  kind: 'computed',
  baseSeverity: 2,
  grade: 'N',
  documents: 'all',
  borneBy: 'both sides',
  bearer: 'everyone',
  why: 'Somebody took words out of this copy, often prices and dates. What they said was not judged.',
  request: 'Ask for the complete text',
  mitigation: 'Read the complete text before you rely on this copy.',
  source: 'Practice of filing contracts with public offices',
  find: findWordsTakenOut,
  examples: {
    matches: [
      'The amount of [***] is due within thirty days.',
      'The price is [* * *] euros a unit.',
      'The Supplier delivers to [REDACTED] every Monday.',
      'The fee is ████ euros a month.',
    ],
    leaves: [
      'The fee is $____ payable within thirty days.',
      'See the note below [*] for the price.',
      'The deposit of [amount] is due on signing.',
    ],
  },
};
