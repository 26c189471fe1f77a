import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'PAY-14',
  name: 'Fees for use above the limit',
  category: 'payment',
  kind: 'presence',
  baseSeverity: 2,
  grade: 'B',
  sample: { read: 14, right: 11 },
  documents: ['saas', 'licence', 'consumer', 'services'],
  borneBy: 'the customer',
  bearer: 'payer',
  cues: ['overage', 'excess', 'exceed', 'additional users', 'additional seats', 'additional usage'],
  triggers: [
    String.raw`\boverage(?:s)?\b[^.;]{0,60}?\b(?:fees?|charges?|rates?|pay|invoice[ds]?|bill(?:ed)?)\b|\b(?:fees?|charges?|rates?|pay)\b[^.;]{0,60}?\boverages?\b`,
    String.raw`\bexcess(?:ive)? (?:use|usage|data|storage|traffic|bandwidth|calls|hours|copies|users)\b{GAP}\b(?:fees?|charge[ds]?|rates?|pay|invoice[ds]?|bill(?:ed)?)\b`,
    String.raw`\b(?:fees?|charge[ds]?|rates?|pay|invoice[ds]?|bill(?:ed)?)\b[^.;]{0,80}?\b(?:for|of)\b[^.;]{0,40}?\bexcess(?:ive)? (?:use|usage|data|storage|traffic|bandwidth|calls|hours|copies|users)\b`,
    String.raw`\badditional (?:users|usage|seats|bandwidth|storage)\b{GAP}\b(?:fees?|charge[ds]?|rates?|invoice[ds]?|bill(?:ed)?)\b`,
    String.raw`\b(?:us(?:e|age)|number of (?:\w+ )?(?:users|copies|seats|calls|transactions|hours)|bandwidth|storage|traffic|volume|hours|hits|impressions)\b[^.;]{0,60}?\bexceed\w*\b{GAP}\b(?:fees?|charge[ds]?|rates?|pay|invoice[ds]?|bill(?:ed)?)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\bat no (?:additional |extra )?(?:charge|cost|fee)|\bwithout (?:additional |extra )?(?:charge|cost)|\bliabilit|\bdata plan\b|\btelephone\b|\btext (?:message )?charges\b|\bcarrier\b|\bmobile (?:network|operator|provider)\b|\bresponsible for\b[^.;]{0,80}\bcharges\b|\blate\b|\binterest\b|\bdamages\b|\bactual costs? exceeds?\b`,
      effect: 'drop',
      reason: 'No charge, or speaks of something else',
    },
    {
      pattern: String.raw`\b(?:notice|notif\w+|alert\w*|approv\w+|consent|agree\w* (?:in writing|upon))\b`,
      effect: -1,
      reason: 'Notice or consent comes first',
      within: 'sentence',
    },
    {
      pattern: String.raw`\b(?:same|pro[- ]?rat\w*|proportion\w*) (?:unit )?(?:rates?|prices?)?`,
      effect: -1,
      reason: 'At the same rate',
      within: 'sentence',
    },
  ],
  aggravating: [],
  why: 'The bill rises with use, often unnoticed until it arrives.',
  advantage: 'Use above what was agreed is paid for.',
  request: 'Ask for a warning before extra charges',
  mitigation:
    'Ask for a warning at eighty per cent of the limit, the same unit price above it, and no automatic move to a dearer tier. Fallback: no charge for use older than sixty days.',
  wording:
    'The provider shall warn the customer when use reaches eighty per cent of the limit. Use above the limit is charged at the unit price of this Agreement, and only for the sixty days before the invoice.',
  source: 'CUAD category Volume Restriction',
  examples: {
    matches: [
      'Usage exceeding the quota will be invoiced as an overage fee.',
      'If the number of users exceeds the limit, Customer shall pay a fee for each.',
    ],
    leaves: [
      'Customer may add users at no additional charge.',
      'Liability is limited to the fees.',
    ],
  },
};
