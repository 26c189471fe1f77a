import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'UNI-09',
  name: 'Payment due whatever happens',
  category: 'unilateral-rights',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'A',
  documents: 'all',
  borneBy: 'the payer, tenant or borrower',
  bearer: 'subject',
  cues: ['absolute', 'unconditional', 'regardless', 'irrespective', 'notwithstanding', 'even if'],
  asserts: 'exclusion',
  triggers: [
    String.raw`{ANYPARTY}(?:'s)? [^.;]{0,60}?\b(?:obligation|liabilit)\w*\b{GAP}\b(?:absolute(?:ly)? and unconditional|unconditional(?:ly)? and absolute|absolute,? unconditional)`,
    String.raw`{ANYPARTY}{GAP}\b(?:shall|must|will|agrees? to|is obligated to)\b[^.;]{0,40}\bpay\b{GAP}\b(?:regardless of|irrespective of|notwithstanding|even if)\b{GAP}\b(?:breach|default|defect|failure|non-?performance|destruction|damage) (?:by|of|in|to)\b`,
    String.raw`\b(?:obligation|liabilit)\w*\b{GAP}\b(?:absolute(?:ly)? and unconditional|unconditional(?:ly)? and absolute|absolute,? unconditional)`,
    String.raw`\b(?:pay|payment|rent|fees)\b{GAP}\b(?:regardless of|irrespective of|notwithstanding|even if)\b{GAP}\b(?:breach|default|defect|failure|non-?performance|destruction|damage) (?:by|of|in|to)\b`,
  ],
  needs: String.raw`\babsolute\w*\b[^.;]{0,12}\bunconditional|\bunconditional\w*\b[^.;]{0,12}\babsolute|\b(?:pay|payment|rent|fees)\b[^.;]{0,160}\b(?:regardless of|irrespective of|notwithstanding|even if)\b`,
  counterEvidence: [
    {
      pattern: String.raw`\bforce majeure\b|\bguarant(?:y|ee|or)`,
      effect: 'drop',
      reason: 'Force majeure or a guarantee',
    },
  ],
  aggravating: [],
  why: 'Money is owed even if nothing is delivered in return.',
  advantage: 'Payment is certain, whatever dispute there may be.',
  request: 'Keep the right to withhold payment',
  mitigation:
    'Allow payment to be withheld for what is undelivered, defective or disputed in good faith.',
  wording:
    'The paying party may withhold the part of a payment that corresponds to what is undelivered, defective or disputed in good faith, if it states its reasons in writing before the payment is due.',
  source: 'Directive 93/13/EEC, Annex 1(o)',
  examples: {
    matches: [
      'Tenant shall pay rent notwithstanding any damage to or destruction of the premises.',
      'The obligation of Borrower to pay is absolute and unconditional.',
    ],
    leaves: ['Fees are payable after acceptance of the work.'],
  },
};
