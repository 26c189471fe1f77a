import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'TRM-08',
  name: 'Remaining fees fall due on exit',
  category: 'termination',
  kind: 'presence',
  baseSeverity: 4,
  grade: 'B',
  sample: { read: 7, right: 4 },
  documents: ['saas', 'services', 'supply', 'lease', 'consumer', 'licence'],
  borneBy: 'the party that pays and leaves early',
  bearer: 'payer',
  cues: ['terminat', 'cancel', 'accelerat', 'remain'],
  triggers: [
    String.raw`\b(?:terminat\w+|cancel\w*)\b{LONG}\b(?:remaining|unexpired|balance of|remainder of)\b{GAP}\b(?:fees?|payments?|rent|charges?|commitment|term|amounts?)\b{GAP}\b(?:due|payable|accelerat\w+|be paid|shall pay|liable)\b`,
    String.raw`\b(?:terminat\w+|cancel\w*)\b{LONG}\b(?:pay|liable for|owe|due|payable)\b{GAP}\b(?:all |the |any )*(?:remaining|unexpired|remainder of|balance of) (?:the |all |\w+ ){0,3}?(?:fees?|payments?|rent|charges?|commitment|term|months|royalt\w+)\b`,
    String.raw`\b(?:terminat\w+|cancel\w*)\b{LONG}\b(?:pay|liable|due|payable)\b{LONG}\b(?:would (?:otherwise )?have (?:been|become) (?:due|payable|paid)|would be owed)\b`,
    String.raw`\baccelerat\w+\b{GAP}\b(?:rent|fees|licen[cs]e fees|royalt\w+|minimum payments)\b`,
    String.raw`\b(?:fees|rent|royalt\w+)\b[^.;]{0,60}\b(?:shall|will|is|are|be) (?:be )?accelerated\b`,
    String.raw`\b(?:remains?|be) liable for\b{GAP}\b(?:remaining|balance|remainder|entire|full)\b{GAP}\b(?:term|fees|rent|period)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\bnot (?:need|be required|be obligated|be liable|have) to\b|\baccrued\b|\bprior to (?:the )?(?:effective )?(?:date of )?(?:such )?(?:expiration or )?termination\b|\bfor (?:the )?services (?:performed|rendered|provided)\b|\bthrough (?:and including )?the (?:effective )?date of\b|\bup to the (?:effective )?date of\b|\boutstanding invoices\b`,
      effect: 'drop',
      reason: 'Only what was owed before the end',
    },
    {
      pattern: String.raw`\b(?:escrow|refund(?:ed)?|reservation|receivables?|gross (?:revenues?|receipts)|sales taxes|resum\w+|receivables?|gross (?:revenues?|receipts)|sales taxes|resum\w+|option|warrants?|stock|shares?|vest\w*|severance|in the possession|inventory|unsold|remaining (?:provisions|terms|portions?|parties|products?|obligations))\b`,
      effect: 'drop',
      reason: 'Speaks of something else',
    },
    {
      pattern: String.raw`\bpro[- ]?rat`,
      effect: -2,
      reason: 'Counted pro rata',
    },
    { pattern: String.raw`\bmitigat`, effect: -1, reason: 'A duty to reduce the loss' },
    { pattern: '{MUTUAL}', effect: -1, reason: 'Applies to both sides', within: 'sentence' },
  ],
  aggravating: [],
  why: 'Leaving early costs as much as staying to the end.',
  advantage: 'The full price of the term is safe even if the other side leaves early.',
  request: 'Pay only for what was delivered',
  mitigation:
    'Ask to pay only for what was delivered up to the end, with prepaid unused fees returned. Fallback: an exit fee that falls to nothing over the term, and none where the other side is in breach.',
  wording:
    'On termination the Customer pays the fees for the period up to the effective date of termination. Fees paid in advance for a later period are refunded within thirty days, unless the agreement ends because of the Customer’s uncured material breach.',
  advice: {
    kinds: ['saas', 'services', 'supply', 'consumer', 'contract'],
    elsewhere: {
      request: 'Pay only for the time used',
      mitigation:
        'Ask to pay only up to the end, and for return of what was paid for later. Fallback: an exit fee that falls to nothing over the term.',
    },
  },
  source:
    'Directive 93/13/EEC, Annex 1(d) and (f); Common Paper Cloud Service Agreement 2.1 section 5.4 (pro-rata refund)',
  examples: {
    matches: [
      'Upon termination for any reason, all remaining fees for the term shall become immediately due.',
      'If Client terminates early, Client shall pay the balance of the fees for the unexpired term.',
    ],
    leaves: [
      'Upon termination all fees accrued prior to the date of termination shall be due.',
      'Upon termination Provider will refund remaining prepaid fees.',
    ],
  },
};
