import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'TRM-03',
  name: 'Renewal at a higher price',
  category: 'termination',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 12, right: 10 },
  documents: ['saas', 'services', 'supply', 'licence', 'consumer'],
  borneBy: 'the party that pays',
  bearer: 'renewed',
  cues: ['renew'],
  asserts: 'power',
  triggers: [
    String.raw`\brenew\w*{LONG}\b(?:then[- ]current|then[- ]prevailing|prevailing|current list|standard) (?:\w+ )?(?:rates?|prices?|fees?|pricing|list price)\b`,
    String.raw`\b(?:then[- ]current|then[- ]prevailing) (?:\w+ )?(?:rates?|prices?|fees?|pricing|list price)\b{LONG}\brenew`,
    String.raw`\brenew(?:al|s|ed)?\b{LONG}\b(?:increase|adjust|rais)\w*\b{GAP}\b(?:fees?|prices?|rates?)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\brenewable energy\b|\bthird parties\b|\bdo not exceed\b|\bfranchise agreement\b|\binterest rate\b`,
      effect: 'drop',
      reason: 'Speaks of something else',
    },
    {
      pattern: String.raw`\b(?:not (?:to )?exceed|no more than|maximum of|capped at|limited to)\b[^.;]{0,60}(?:{PCT}|\bcpi\b|\binflation\b|\bconsumer price\b)`,
      effect: -2,
      reason: 'The increase is capped',
    },
    {
      pattern: String.raw`\b(?:notice|notify)\b[^.;]{0,60}\b(?:increase|price|fee)`,
      effect: -1,
      reason: 'Notice of the increase',
    },
  ],
  aggravating: [],
  why: 'The price of the next term is whatever the list says by then, so the renewal is agreed before its price is known.',
  advantage: 'The price of the next term is yours to set.',
  request: 'Cap the price at renewal',
  mitigation:
    'Fix the price for the first renewal, and cap later increases at the consumer price index or three per cent a year, announced ninety days ahead with a right to leave.',
  wording:
    'The fees for a renewal term are those of the term before. They may be increased by no more than the rise in the consumer price index, and by three per cent at most, if the increase was announced ninety days before the renewal.',
  source: 'CUAD category Price Restrictions; Directive 93/13/EEC, Annex 1(l)',
  examples: {
    matches: [
      "Upon renewal, the fees will be Provider's then-current list price.",
      'On each renewal Supplier may increase the fees.',
    ],
    leaves: ['The fees for a renewal term are stated in the order form.'],
  },
};
