import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'TRM-07',
  name: 'Short time to cure a breach',
  category: 'termination',
  kind: 'threshold',
  baseSeverity: 2,
  grade: 'A',
  sample: { read: 30, right: 27 },
  documents: ['saas', 'services', 'supply', 'licence', 'lease', 'loan'],
  borneBy: 'the party said to be in breach',
  bearer: 'everyone',
  cues: ['cure', 'remed', 'rectif', 'correct'],
  asserts: 'ban',
  triggers: [
    String.raw`\b(?:cured?|remed(?:y|ied)|rectif(?:y|ied)|corrected)\b[^.;]{0,60}?\bwithin\b[^.;]{0,30}?{DUR}`,
    String.raw`{DUR}[^.;]{0,60}?\b(?:to|in which to) (?:cure|remedy|rectify)\b`,
    String.raw`\bcure period of {DUR}`,
  ],
  needs: String.raw`\b(?:breach\w*|default\w*|fail(?:s|ure|ed)?|violat\w+|non-?compliance|terminat\w*)\b`,
  test: { measure: 'days', atMost: 19 },
  counterEvidence: [
    {
      pattern: String.raw`\b(?:payments?|pay|monetary|overdue|non-?payment|invoices?|fees|amounts?)\b[^.;]{0,300}\b(?:ten|10|fourteen|14|fifteen|15)\b[^.;]{0,14}\bdays\b|\b(?:ten|10|fourteen|14|fifteen|15)\b[^.;]{0,14}\bdays\b[^.;]{0,200}\b(?:non-?payment|overdue|failure to pay)\b`,
      effect: 'drop',
      reason: 'Ten days and more are usual for payment',
    },
    {
      pattern: String.raw`\b(?:cover|restor\w+|payment|pay|monetary|overdue|non-?payment|invoice|fees)\b`,
      effect: -1,
      reason: 'Concerns payment, where ten days are usual',
      within: 'sentence',
    },
    {
      pattern: String.raw`\b(?:error|bug|malfunction|defaulting lender|non-?conforming work|software|nonconformit\w+|severity|downtime|outage|defects?|defective)\b`,
      effect: 'drop',
      reason: 'A time to repair, not to cure a breach',
    },
    {
      pattern: String.raw`\b(?:thirty|30|sixty|60|forty-five|45|ninety|90)\b[^.;]{0,14}\bdays\b[^.;]{0,80}\b(?:cure|remed|rectif)|\b(?:cure|remed|rectif)\w*[^.;]{0,80}\b(?:thirty|30|sixty|60|forty-five|45|ninety|90)\b[^.;]{0,14}\bdays\b`,
      effect: -1,
      reason: 'A longer time for other breaches',
    },
  ],
  aggravating: [
    {
      pattern: String.raw`\bwithin\b[^.;]{0,20}\b(?:two|three|five|seven|[2357]|24|48|72)\b[^.;]{0,14}\b(?:days|hours)\b|\b(?:two|three|five|seven)\b[^.;]{0,10}\bdays\b[^.;]{0,30}\bto cure\b`,
      reason: 'A week or less',
    },
  ],
  why: 'A slip becomes a ground to end the contract before there is a fair chance to put it right.',
  request: 'Ask for thirty days to cure',
  mitigation:
    'Ask for thirty days from written notice for every breach that can be cured, and ten days for late payment. Fallback: fifteen days, and longer as long as the cure is under way.',
  wording:
    'A party may terminate for breach only if the other has not cured the breach within thirty days after receiving written notice that describes it, or within ten days where an undisputed payment is overdue.',
  source:
    'Common Paper Cloud Service Agreement 2.1 section 5.3 and Bonterms Cloud Terms 1.0 section 14.3 (thirty days)',
  examples: {
    matches: [
      'If Customer fails to cure the breach within five (5) days, Provider may terminate.',
      'Licensor may terminate this Agreement if a default is not remedied within ten days after notice.',
    ],
    leaves: [
      'If a party fails to cure within thirty (30) days the other may terminate.',
      'The breaching party has sixty days to cure the default.',
    ],
  },
};
