import type { Rule } from '../rule.ts';

/** Forty-five days and more. */
const days = String.raw`(?:\b(?:forty-five|sixty|seventy-five|ninety|one hundred (?:and )?(?:twenty|eighty)|45|60|75|90|120|150|180)\s?(?:\(\d{2,3}\))?[\s-](?:calendar |business |working |consecutive )?days?\b)`;

export const rule: Rule = {
  id: 'PAY-01',
  name: 'Slow payment',
  category: 'payment',
  kind: 'threshold',
  baseSeverity: 3,
  grade: 'B',
  sample: { read: 9, right: 7 },
  documents: ['services', 'supply', 'saas', 'licence', 'employment'],
  borneBy: 'the party that is paid',
  bearer: 'performer',
  law: 'Directive 2011/7/EU: between businesses sixty days at most unless expressly agreed and not grossly unfair; New York and California: thirty days for freelancers where nothing is agreed; as of 2026.',
  cues: ['net', 'invoice', 'statement', 'fee', 'payment'],
  triggers: [
    String.raw`\bnet[\s-]*(?:of )?(?:${days}|45|60|75|90|120)\b`,
    String.raw`\binvoic\w+\b[^.;]{0,120}?\b(?:within|in|no later than|not later than)\b[^.;]{0,25}?${days}`,
    String.raw`\b(?:pay|paid|payable|payment|due)\b[^.;]{0,120}?\b(?:within|no later than|not later than|in)\b[^.;]{0,25}?${days}[^.;]{0,60}?\b(?:invoices?|invoicing|receipt of (?:such |the |an? )?(?:bill|statement))\b`,
    String.raw`\b(?:payments? terms?|terms of payment|payable|due)\b[^.;]{0,40}?${days} (?:from|after|of|following)\b[^.;]{0,40}?\b(?:invoices?|delivery|shipment|receipt)\b`,
  ],
  needs: String.raw`\b(?:pay|pays|paid|payable|payments?|due|net|remit\w*)\b`,
  counterEvidence: [
    {
      pattern: String.raw`\b(?:credit for|shipped within|used within|within the (?:previous|preceding|prior|last))\b`,
      effect: 'drop',
      reason: 'A period that lies behind',
    },
    {
      pattern: String.raw`\b(?:credit for|shipped within|used within|within the (?:previous|preceding|prior|last))\b`,
      effect: 'drop',
      reason: 'A period that lies behind',
    },
    {
      pattern: String.raw`\b(?:insur\w+|premiums?|liens?|vacated|financial statements?|fiscal year|aging|audit\w*|claims?|dispute[sd]?|object\w*|contest\w*|refund\w*|rent|severance|inventory|interest shall|reconcil\w*)\b`,
      effect: 'drop',
      reason: 'Another deadline',
    },
    {
      pattern: String.raw`\b(?:default|cure|breach|terminat\w+|suspend|overdue|past due|delinquent|not (?:been )?paid|unpaid|fails? to|failure)\b`,
      effect: 'drop',
      reason: 'What follows when payment is late',
    },
    {
      pattern: String.raw`\b(?:shall|will|must) (?:submit|send|issue|deliver|render|provide) [^.;]{0,40}\binvoice`,
      effect: 'drop',
      reason: 'When to send the invoice',
      within: 'match',
    },
  ],
  aggravating: [
    {
      pattern: String.raw`\b(?:ninety|90|120|one hundred (?:and )?twenty|150|180)\b`,
      reason: 'Ninety days or more',
    },
  ],
  why: 'Waiting two or three months for money means lending it to the customer, and carrying the risk that the customer fails first.',
  advantage: 'You have more time to pay than is usual.',
  request: 'Ask for payment within thirty days',
  mitigation:
    'Ask for thirty days from the invoice, with interest on late sums and the right to pause work when a payment is ten days overdue. Fallback: forty-five days, and a deposit for the first order.',
  wording:
    'Undisputed amounts are due thirty days after receipt of a proper invoice. If a payment is more than ten days overdue, the supplier may, after notice, pause its performance until it is paid.',
  advice: {
    kinds: ['saas', 'services', 'supply', 'licence', 'contract'],
    elsewhere: {
      request: 'Ask for earlier payment',
      mitigation:
        'Ask for payment at the end of each month, or within thirty days of the claim, with interest on late sums.',
    },
  },
  source:
    'Directive 2011/7/EU, articles 3 and 7; New York Freelance Isn’t Free Act; California SB 988; Bonterms Cloud Terms 1.0 section 12.1',
  examples: {
    matches: [
      'Client will pay undisputed invoices within ninety (90) days of receipt.',
      'Payment terms are net 60 days.',
    ],
    leaves: [
      'Client will pay invoices within thirty (30) days.',
      'Contractor shall submit its invoice within sixty days after the work is done.',
    ],
  },
};
