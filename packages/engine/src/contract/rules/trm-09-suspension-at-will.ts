import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'TRM-09',
  name: 'Suspension at will',
  category: 'termination',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'B',
  sample: { read: 15, right: 9 },
  documents: ['saas', 'consumer', 'services'],
  borneBy: 'the customer or user',
  bearer: 'payer',
  cues: ['suspend', 'disabl', 'restrict', 'block'],
  asserts: 'power',
  triggers: [
    String.raw`\b(?:may|right to|entitled to|can)\b{GAP}\b(?:suspend|disable|restrict|block)\w*\b{GAP}\b(?:access|accounts?|services?|use)\b`,
  ],
  needs: String.raw`\b(?:without (?:prior |any |further )*notice|at any time|immediately|sole discretion|for any reason)\b`,
  counterEvidence: [
    {
      pattern: String.raw`^(?!.*\b(?:(?:any|no) (?:or no )?(?:other )?reason|at any time)\b).*\b(?:violat\w+|comply|compliance|breach\w*|inappropriate|fraud\w*|do not pay|non-?payment)\b`,
      effect: 'drop',
      reason: 'Only for a cause',
    },
    {
      pattern: String.raw`\bshall not (?:suspend|disable)|\bshares\b|\bpassword\b|\brepeat (?:copyright )?infring|\byou (?:can|may) (?:\w+ )?(?:suspend|disable|restrict|block)`,
      effect: 'drop',
      reason: 'Forbids it',
    },
    {
      pattern: String.raw`\b(?:prior|advance|reasonable) (?:written )?notice\b|{DUR}(?:'s?)? (?:prior )?(?:written )?notice|\boverdue\b|\bpast due\b|\bmaterial breach\b|\bsecurity\b|\bthreat`,
      effect: -1,
      reason: 'Needs a cause or notice',
      within: 'sentence',
    },
    { pattern: String.raw`\breinstat|\brestor`, effect: -1, reason: 'Access is restored' },
  ],
  aggravating: [],
  why: 'Access can be cut off at any moment, and with it the work and data that depend on the service.',
  advantage: 'You can stop performing at once when you see a need.',
  request: 'Limit the right to suspend',
  mitigation:
    'Allow suspension only for an overdue undisputed invoice after ten days’ notice, or an urgent threat to security, limited to what is needed, and with prompt restoration.',
  wording:
    'The provider may suspend access only where an undisputed invoice is overdue ten days after written notice, or as far and as long as needed to stop an urgent threat to security. It shall restore access promptly once the reason has ended.',
  advice: {
    kinds: ['saas', 'consumer'],
    elsewhere: {
      request: 'Limit the right to suspend',
      mitigation:
        'Ask that work may be suspended only for an undisputed payment that is overdue ten days after written notice, and is taken up again at once when it is paid.',
    },
  },
  source:
    'Common Paper Cloud Service Agreement 2.1 section 2.2; Bonterms Cloud Terms 1.0 section 13',
  examples: {
    matches: ['Provider may suspend access to the Service at any time without notice.'],
    leaves: [
      'Provider may suspend access if an invoice is overdue after ten days notice.',
      'The user may disable the alarm of the service door.',
    ],
  },
};
