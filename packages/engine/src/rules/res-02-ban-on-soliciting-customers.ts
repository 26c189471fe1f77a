import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'RES-02',
  name: 'Ban on soliciting customers',
  category: 'restrictions',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'B',
  documents: ['employment', 'services', 'nda', 'severance', 'licence'],
  bornBy: 'the party that may not approach customers',
  cues: [
    'solicit',
    'divert',
    'entice',
    'induce',
    'call on',
    'call upon',
    'business',
    'take away',
    'interfer',
  ],
  triggers: [
    String.raw`\b(?:not|nor|refrain)\b{LONG}\b(?:solicit|divert|entice|induce|call (?:up)?on|do business with|accept business|take away|interfere)\w*\b{LONG}\b(?:customers?|clients?|accounts?|suppliers?|business relation\w*)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\bsolicit\w*\b[^.;]{0,40}\b(?:orders?|proxies|bids|advertis)`,
      effect: 'drop',
      reason: 'Another kind of soliciting',
    },
    {
      pattern: String.raw`\bwith whom\b|\bhad (?:material )?contact\b|\bdealt with\b|\bserviced\b`,
      effect: -1,
      reason: 'Limited to actual contacts',
      within: 'sentence',
    },
    {
      pattern: String.raw`\bgeneral (?:advertis|solicit)`,
      effect: -1,
      reason: 'General advertising is free',
    },
  ],
  aggravating: [
    {
      pattern: String.raw`\b(?:two|three|four|five|[2-5])\s?(?:\(\d\))?[\s-]?years?\b`,
      reason: 'Two years or more',
    },
    {
      pattern: String.raw`\b(?:prospective|potential) (?:customers?|clients?)\b`,
      reason: 'Also prospective customers',
    },
  ],
  why: 'Customers cannot be approached after the contract ends, even ones that were brought along.',
  request: 'Narrow the customer ban',
  mitigation:
    'Limit it to customers actually served in the last twelve months, to six or twelve months, and to active approaches. Except customers brought along and general advertising.',
  source: 'CUAD category No-Solicit of Customers',
  examples: {
    matches: [
      'Employee shall not solicit or accept business from any customers of the Company for two years.',
    ],
    leaves: ['Employee shall serve the customers of the Company with care.'],
  },
};
