import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'UNI-09',
  name: 'Payment due whatever happens',
  category: 'unilateral-rights',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'A',
  documents: 'all',
  bornBy: 'the payer, tenant or borrower',
  cues: ['absolute', 'unconditional', 'regardless', 'irrespective', 'notwithstanding', 'even if'],
  triggers: [
    String.raw`\b(?:obligation|liabilit)\w*\b{GAP}\b(?:absolute(?:ly)? and unconditional|unconditional(?:ly)? and absolute|absolute,? unconditional)`,
    String.raw`\b(?:pay|payment|rent|fees)\b{GAP}\b(?:regardless of|irrespective of|notwithstanding|even if)\b{GAP}\b(?:breach|default|defect|failure|non-?performance|destruction|damage) (?:by|of|in|to)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\bforce majeure\b|\bguarant(?:y|ee|or)`,
      effect: 'drop',
      reason: 'Force majeure or a guarantee',
    },
  ],
  aggravating: [],
  why: 'Money is owed even if nothing is delivered in return.',
  request: 'Keep the right to withhold payment',
  mitigation:
    'Allow payment to be withheld for what is undelivered, defective or disputed in good faith.',
  source: 'Directive 93/13/EEC, Annex 1(o)',
  examples: {
    matches: [
      'Tenant shall pay rent notwithstanding any damage to or destruction of the premises.',
      'The obligation of Borrower to pay is absolute and unconditional.',
    ],
    leaves: ['Fees are payable after acceptance of the work.'],
  },
};
