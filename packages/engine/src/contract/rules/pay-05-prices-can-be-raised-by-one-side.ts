import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'PAY-05',
  name: 'Prices can be raised by one side',
  category: 'payment',
  kind: 'presence',
  baseSeverity: 4,
  grade: 'A',
  sample: { read: 11, right: 9 },
  documents: ['saas', 'services', 'supply', 'lease', 'loan', 'consumer', 'licence'],
  borneBy: 'the party that pays',
  bearer: 'payer',
  cues: ['fee', 'price', 'rate', 'charge', 'rent', 'pricing'],
  asserts: 'power',
  triggers: [
    String.raw`{ANYPARTY}(?:,? (?:in its (?:sole |absolute )*discretion|at any time|from time to time|also|hereby),?)* {MAY}(?! not)[^.;]{0,40}?(?<!\b(?:the|an?|any|each|such|this|that|rent|price|fee|proposed) )\b(?:increase|raise|adjust|change|modify|revise)\b(?: (?:its|the|our|any|such|all|these|then-current|\w+))?(?: \w+)? (?:fees?|prices?|rates?|charges?|rent|pricing|price list|list prices?)\b`,
    String.raw`\b(?:fees?|prices?|rates?|rent|charges?|pricing)\b[^.;]{0,30}? (?:are|is|shall be|may be) (?:subject to (?:change|increase|adjustment)|increased|changed|adjusted|revised)\b[^.;]{0,100}?(?:\bat any time\b|\bwithout notice\b|\bdiscretion\b|\bby {ANYPARTY}|\bfrom time to time\b)`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\b(?:request|eur?ibor|libor|base rate|prime rate|interest rate|duly supported|exchange rate|royalty|resale|own prices?|its customers|to (?:its )?end users?)\b`,
      effect: 'drop',
      reason: 'Another price or mechanism',
    },
    {
      pattern: String.raw`\b(?:not (?:to )?exceed|no more than|maximum of|limited to|capped at|up to)\b[^.;]{0,60}(?:{PCT}|\bcpi\b|\bindex|\binflation)`,
      effect: -2,
      reason: 'The increase is capped',
    },
    {
      pattern: String.raw`\bmutual(?:ly)?\b|\bwritten (?:agreement|consent)\b|\bchange order|\bby agreement\b|\bupon (?:the )?consent\b`,
      effect: 'drop',
      reason: 'Needs agreement',
    },
    {
      pattern: String.raw`\b(?:consumer price index|cpi|producer price index|in proportion|actual (?:cost|increase))\b`,
      effect: -1,
      reason: 'Follows an index or cost',
    },
    {
      pattern: String.raw`\b(?:terminat|cancel)\w*\b[^.;]{0,60}\b(?:if|without penalty|before|within)\b`,
      effect: -1,
      reason: 'A right to leave',
    },
    {
      pattern: String.raw`{DUR}(?:'s?)?(?: prior| advance)?(?: written)? notice|\bnotice\b[^.;]{0,40}{DUR}`,
      effect: -1,
      reason: 'Notice is required',
      within: 'sentence',
    },
  ],
  aggravating: [],
  why: 'The price agreed today can be replaced by one that only the other side decides on.',
  advantage: 'You can raise the price when your costs rise.',
  request: 'Fix or cap the price',
  mitigation:
    'Fix the price for the term. Fallback: one increase a year, capped at the consumer price index or three per cent, announced ninety days ahead, with a right to leave before it takes effect.',
  wording:
    'The prices are fixed for the term. On renewal they may rise by no more than the consumer price index, and three per cent at most, on ninety days’ written notice, and the customer may leave before the increase takes effect.',
  advice: {
    kinds: ['saas', 'services', 'supply', 'licence', 'contract', 'consumer'],
    elsewhere: {
      request: 'Fix or cap the increase',
      mitigation:
        'Ask for one increase a year at most, tied to a published index with a ceiling, announced two months ahead, and with a right to leave before it applies.',
    },
  },
  source: 'CUAD category Price Restrictions; Directive 93/13/EEC, Annex 1(l)',
  examples: {
    matches: [
      'Provider may increase the fees at any time in its discretion.',
      'Prices are subject to change at any time.',
    ],
    leaves: [
      'Fees may be changed only by written agreement.',
      'The parties shall review the fees every year.',
    ],
  },
};
