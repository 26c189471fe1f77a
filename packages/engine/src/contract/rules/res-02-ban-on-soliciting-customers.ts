import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'RES-02',
  name: 'Ban on soliciting customers',
  category: 'restrictions',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 15, right: 13 },
  documents: ['employment', 'services', 'nda', 'severance', 'licence'],
  borneBy: 'the party that may not approach customers',
  bearer: 'subject',
  cues: [
    'solicit',
    'divert',
    'entic',
    'induc',
    'call on',
    'call upon',
    'do business',
    'accept business',
    'take away',
    'taking away',
    'interfer',
  ],
  asserts: 'ban',
  triggers: [
    String.raw`{ANYPARTY}(?!,? and (?:hereby |further )?(?:agrees?|shall|will|covenants?)\b){GAP}\b(?:shall|will|agrees?|must|may|covenants?)(?:,? \w+){0,3},? not\b{GAP}\b(?:solicit(?:s|ed|ing|ation)?|divert\w*|entic\w+|induc\w+|call (?:up)?on|do business with|accept business|tak(?:e|ing) away|interfer\w+)\b{GAP}\b(?:customers?|clients?|accounts?|suppliers?|business relation\w*)\b`,
    String.raw`\b(?:not|nor|refrain)\b{LONG}\b(?:solicit(?:s|ed|ing|ation)?|divert\w*|entic\w+|induc\w+|call (?:up)?on|do business with|accept business|tak(?:e|ing) away|interfer\w+)\b(?=[^.;]{0,120}\b(?:customers?|clients?|accounts?|suppliers?|business relation\w*)\b)`,
  ],
  needs: String.raw`\b(?:not|nor|refrain)\b[^.;]{0,400}\b(?:solicit|divert|entic|induc|call (?:up)?on|do business with|accept business|tak(?:e|ing) away|interfer)`,
  counterEvidence: [
    {
      pattern: String.raw`\b(?:lights?|sound|signs?|signage|parking lot)\b[^.;]{0,60}\bsolicit`,
      effect: 'drop',
      reason: 'Speaks of advertising on the spot',
    },
    {
      pattern: String.raw`\bsolicit\w*\b[^.;]{0,40}\b(?:orders?|proxies|bids|advertis|the return)|\bsolicitors?\b|\bhandbills\b|\baccount debtors?\b|\bdoes? not (?:\w+ )?solicit|\bnot (?:allow|permit) another\b|\bemployees? of any\b|\bnot limited to\b|\bsolicit\b(?![^.;]{0,260}\b(?:customers?|clients?)\b)[^.;]{0,60}\b(?:employees|personnel)\b`,
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
  advantage: 'Your customers are safe from being approached by the other side.',
  request: 'Narrow the customer ban',
  mitigation:
    'Limit it to customers actually served in the last twelve months, to six or twelve months, and to active approaches. Except customers brought along and general advertising.',
  wording:
    'For six months after the end of this agreement [the restricted party] will not actively solicit customers whom it served for the other party in the last twelve months. Customers it brought along, and general advertising, are excepted.',
  source: 'CUAD category No-Solicit of Customers',
  examples: {
    matches: [
      'Employee shall not solicit or accept business from any customers of the Company for two years.',
    ],
    leaves: ['Employee shall serve the customers of the Company with care.'],
  },
};
