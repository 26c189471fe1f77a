import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'PAY-08',
  name: 'Standing authority to charge',
  category: 'payment',
  kind: 'presence',
  baseSeverity: 2,
  grade: 'A',
  sample: { read: 25, right: 24 },
  documents: ['consumer', 'saas', 'loan', 'lease'],
  borneBy: 'the party whose account is charged',
  bearer: 'payer',
  cues: ['authori', 'automatically', 'recurring', 'direct debit', 'ach '],
  asserts: 'power',
  triggers: [
    String.raw`\bauthori[sz]\w+\b{GAP}\b(?:to )?(?:charge|debit|bill|draft)\b{GAP}\b(?:credit card|debit card|payment method|bank account|accounts?|card)\b`,
    String.raw`\bautomatically (?:be )?(?:charged?|debit(?:ed)?|bill(?:ed)?|withdrawn?)\b|\brecurring (?:debit|billing)\b`,
    String.raw`\bdirect debit mandate\b|\bach (?:debit|authori[sz]ation)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\b(?:notice|notify|remind)\b[^.;]{0,60}\b(?:before|prior|advance)`,
      effect: -1,
      reason: 'Notice before the charge',
    },
    {
      pattern: String.raw`\bcancel\b[^.;]{0,60}\b(?:at any ?time|any time)\b`,
      effect: -1,
      reason: 'Can be cancelled at any time',
    },
  ],
  aggravating: [],
  why: 'Money leaves the account by itself, also when an amount is wrong or the contract has been cancelled.',
  advantage: 'You can collect what is due without waiting for a payment.',
  request: 'Ask for notice before each charge',
  mitigation:
    'Ask for an invoice or e-mail seven days before each charge, for the right to withdraw the authority at any time, and for no charge of disputed amounts.',
  wording:
    'The provider shall send the amount of each charge by e-mail seven days in advance. The customer may withdraw the authority to charge at any time, and disputed amounts are not charged.',
  advice: {
    kinds: ['saas', 'consumer', 'services', 'contract'],
    elsewhere: {
      request: 'Ask for notice before each charge',
      mitigation:
        'Ask to be told seven days before each charge, for the right to withdraw the authority at any time, and for no charge of disputed amounts.',
    },
  },
  source:
    'US Restore Online Shoppers’ Confidence Act and state automatic-renewal laws; Common Paper Cloud Service Agreement 2.1 section 4.3',
  examples: {
    matches: [
      'You authorize us to charge your payment method for each period.',
      'Your subscription fee is automatically charged every month.',
    ],
    leaves: ['Invoices are payable by bank transfer within thirty days.'],
  },
};
