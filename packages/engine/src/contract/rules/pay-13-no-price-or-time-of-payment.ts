import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'PAY-13',
  name: 'No price or time of payment',
  category: 'payment',
  kind: 'absence',
  baseSeverity: 3,
  grade: 'N',
  documents: ['services', 'supply', 'saas', 'licence', 'employment', 'lease'],
  borneBy: 'both parties',
  bearer: 'everyone',
  soughtFor: 'a price and when it is paid',
  present: [
    String.raw`\b(?:pay|pays|paid|payable|payments?|invoic\w+|prices?|priced|pricing|fees?|rates?|rent|salary|wages?|compensation|commissions?|remuneration|royalt\w+|deposit|retainer|total|balance|costs?|budget|premium|loan|lend\w*|sold|sell|buy|purchase\w*)\b{LONG}(?:{MONEY}|\b(?:dollars?|euros?|pounds sterling|rmb|yuan|yen)\b|\$|€|£|\[\*+\]|\*{3})`,
    String.raw`\bfor (?:a |an |the )?(?:\w+ ){0,3}{MONEY}`,
    String.raw`(?:{MONEY}|\b(?:dollars?|euros?|pounds sterling|rmb|yuan|yen)\b){GAP}\b(?:per|an?|each|every) (?:hour|day|week|month|quarter|year|unit|item|person|user|seat|night|session|piece|square)\b`,
    String.raw`{MONEY}{LONG}\b(?:pay|pays|paid|payable|payment|price|fees?|due)\b`,
    String.raw`{PCT}\)?[^.;]{0,80}\b(?:of|on)\b[^.;]{0,60}\b(?:sales|revenues?|profits?|receipts|proceeds|price|fees?|income|salary)\b`,
    String.raw`(?<!\b(?:attorneys?'?s?'?|legal|court|late|filing|counsel) )\b(?:fees?|prices?|pricing|salary|wages?|rent|compensation|royalt\w+|commissions?|remuneration)\b{GAP}\b(?:is|are|of|equal|shall be|will be|set (?:forth|out)|specified|stated|listed|described|agreed|according|accordance|attached|exhibit|schedule|appendix|annex)\b`,
    String.raw`\b(?:pay|pays|paid|payable|payments?|invoic\w+)\b{GAP}(?:{DUR}|\b(?:monthly|quarterly|annually|weekly|upon|on receipt|in advance|in arrears|exhibit|schedule|appendix|annex)\b)`,
    String.raw`\b(?:royalty-free|free of charge|no charge|without charge|gratis|no (?:fee|royalty|payment|consideration|compensation)|own (?:costs?|expenses?)|at cost)\b`,
  ],
  presentAs: [
    'payment',
    'late-payment',
    'price-restrictions',
    'minimum-commitment',
    'revenue-or-profit-sharing',
  ],
  notExpectedIn: ['investment', 'joint-venture'],
  expectedIn: ['license-grant', 'term', 'taxes'],
  why: 'No amount, no currency and no due date: the most common source of disputes.',
  request: 'State the price and when it is due',
  mitigation:
    'State the amount and currency, tax, what triggers the invoice, when it is due, and the interest on late payment. Fallback: a reference to a dated price list attached to the contract.',
  wording:
    'The price is [amount and currency], excluding value added tax. It is invoiced on [event] and due thirty days after receipt of the invoice.',
  advice: {
    kinds: [
      'services',
      'supply',
      'saas',
      'licence',
      'contract',
      'event',
      'hire',
      'joint-venture',
      'franchise',
      'distribution',
      'agency',
      'sponsorship',
    ],
    elsewhere: {
      request: 'State what is paid and when',
      mitigation:
        'Ask for the amount, the currency, the day of each payment and the account or way of payment in writing.',
    },
  },
  source:
    'Terms required by the New York Freelance Isn’t Free Act and California SB 988; UK Acas guidance on written particulars',
  examples: {
    matches: [
      'Contractor shall paint the house of Client by the end of May. Either party may terminate this Agreement on notice.',
      'Contractor shall paint the house of Client. Contractor keeps insurance of at least $1,000,000. The losing party bears the attorneys’ fees of the other.',
    ],
    leaves: [
      'Contractor shall paint the house for $4,000.',
      'Contractor shall paint the house for R148 500.',
      'Contractor shall paint the house for 12 500 kr.',
      'Contractor shall paint the house. Fees are set out in the order form.',
    ],
  },
};
