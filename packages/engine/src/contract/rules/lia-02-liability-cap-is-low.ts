import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'LIA-02',
  name: 'Liability cap is low',
  category: 'liability',
  kind: 'threshold',
  baseSeverity: 4,
  grade: 'A',
  sample: { read: 11, right: 11 },
  documents: ['saas', 'services', 'supply', 'licence', 'consumer'],
  borneBy: 'the party whose claims are capped',
  bearer: 'unprotected',
  cues: ['liabilit', 'liable'],
  asserts: 'exclusion',
  triggers: [
    String.raw`\bliabilit\w+{LONG}\b(?:exceed|(?<!not )limited to|capped at|restricted to|no more than|greater of|lesser of)\b{LONG}(?:{MONEY}|\b(?:fees?|amounts?|sums?|charges?|price)\b[^;]{0,60}?\b(?:paid|payable|received|due)\b)`,
    String.raw`\bliabilit\w+{LONG}\b(?:exceed|(?<!not )limited to|capped at|restricted to|no more than|greater of|lesser of)\b{LONG}{DUR}s? (?:worth )?(?:of )?(?:the )?(?:\w+ )?(?:fees?|charges?|payments?|rent|price)\b`,
    String.raw`\b(?:not|no)\b[^.;]{0,30}\bliable\b{GAP}\b(?:for more than|in excess of|for any (?:amount|sum) (?:exceeding|over|in excess of))\b{LONG}(?:{MONEY}|\b(?:fees?|amounts?|sums?|charges?|price)\b[^;]{0,60}?\b(?:paid|payable|received|due)\b)`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\b(?:trial|beta|evaluation)s?\b`,
      effect: 'drop',
      reason: 'A free or trial service',
    },
    {
      pattern: String.raw`\b(?:insurance|per occurrence|policy limits?|policies|coverage|workers)\b`,
      effect: 'drop',
      reason: 'Speaks of insurance',
    },
    {
      pattern: String.raw`\b(?:twelve|12|eighteen|18|twenty-four|24)\s?(?:\(\d+\))?[\s-]?months?\b|\b(?:one|two|three|1|2|3)\s?(?:\(\d\))?[\s-]years?\b|\byear(?:ly|'s)? fees\b|\bannual fees\b`,
      effect: 'drop',
      reason: 'Twelve months of fees or more is common in the market',
    },
    {
      pattern: String.raw`\b(?:two|three|four|five|[2-9]|10)\s?(?:\(\d\))?\s?(?:x|times)\b`,
      effect: 'drop',
      reason: 'A multiple of the fees',
    },
    {
      pattern: String.raw`\b(?:all|total|aggregate|entire|cumulative)\b(?: \w+){0,4} (?:fees|amounts?|purchase price|consideration|payments?|price|sums)\b(?![^.;]{0,100}\bmonths?\b)`,
      effect: 'drop',
      reason: 'All that is paid under the contract',
    },
    {
      pattern: String.raw`[$£€]\s?\d{1,3},\d{3},\d{3}\b|\bmillion\b`,
      effect: -2,
      reason: 'A sum of a million or more',
      within: 'sentence',
    },
    {
      pattern: String.raw`\bgreater of\b`,
      effect: -1,
      reason: 'The higher of two amounts counts',
      within: 'sentence',
    },
    {
      pattern: String.raw`{MUTUAL}|\b(?:a|any|each|either) party(?:'s|’s)? (?:\w+ )?liabilit`,
      effect: -1,
      reason: 'Both sides have the same cap',
      within: 'sentence',
    },
  ],
  aggravating: [
    {
      pattern: String.raw`\b(?:one|two|three|1|2|3)\s?(?:\(\d\))?[\s-]?months?\b`,
      reason: 'Less than six months of fees',
    },
    {
      pattern: String.raw`[$£€]\s?\d{1,3}(?:\.\d\d)?(?![\d,])|[$£€]\s?1,?000(?![\d,])|price of the (?:media|disks?)\b`,
      reason: 'A token sum',
    },
  ],
  why: 'If something goes badly wrong, the most that can be recovered is far below what a loss would cost, so every other promise becomes cheap to break.',
  advantage: 'The most that the other side can claim from you is small.',
  request: 'Raise the liability cap',
  mitigation:
    'Ask for a cap of at least the fees paid or payable in the twelve months before the claim, or a fixed sum if that is higher. Fallback: six months of fees in general and a separate, higher cap for breaches of confidentiality and data protection.',
  wording:
    'The total liability of each party arising out of this Agreement is limited to the greater of [amount] and the fees paid or payable in the twelve months before the event that gave rise to the claim. For breaches of confidentiality and data protection the limit is three times that amount.',
  advice: {
    kinds: ['saas', 'services', 'supply', 'licence', 'contract'],
    elsewhere: {
      request: 'Raise the liability cap',
      mitigation:
        'Ask for a fixed sum that covers the loss you could suffer, and for no limit for death, injury, fraud and intent.',
    },
  },
  source:
    'CUAD category Cap on Liability; Bonterms Cloud Terms 1.0 section 16.5 and Common Paper Cloud Service Agreement 2.1 section 8.1 set twelve months of fees',
  examples: {
    matches: [
      "In no event shall the Provider's total liability exceed the fees paid by Customer in the three (3) months before the claim.",
      "Supplier's aggregate liability under this Agreement is limited to $500.",
      "Provider's liability is limited to one (1) month's fees.",
      'Supplier will not be liable for more than $200 in total.',
    ],
    leaves: [
      "Each party's total liability will not exceed the fees paid in the twelve (12) months before the claim.",
      'Contractor shall carry liability insurance with limits of no less than $1,000,000 per occurrence.',
    ],
  },
};
