import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'TRM-10',
  name: 'Duties without end',
  category: 'termination',
  kind: 'presence',
  baseSeverity: 2,
  grade: 'B',
  sample: { read: 8, right: 6 },
  documents: 'all',
  borneBy: 'the party that is bound',
  bearer: 'everyone',
  cues: ['perpetu', 'indefinite', 'forever', 'time limit', 'unlimited', 'without limit'],
  restsOn: ['survival'],
  triggers: [
    String.raw`\b(?:obligations?|duties|duty|covenants?|restrictions?|undertakings?|agreements?|sections?|articles?|provisions?|paragraphs?|clauses?|terms?|indemnit(?:y|ies)|indemnification)\b{GAP}\b(?:surviv\w+|continu\w+|remain\w*|endure\w*|last\w*|apply|applies|bind\w*|in effect|in force|extend\w*)\b{GAP}\b(?:in perpetuity|perpetual(?:ly)?|(?<!not )indefinite(?:ly)?|forever|without (?:any )?(?:time limit|limit in time|limit of time)|unlimited in (?:time|duration)|for an unlimited (?:time|period))\b`,
    String.raw`\bperpetual (?:obligations?|dut(?:y|ies)|covenants?|restrictions?|term)\b`,
    String.raw`\b(?:in perpetuity|indefinitely|forever)\b[^.;]{0,20}\b(?:surviv\w+|bind\w*|bound)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\bconfidential\w*|\bnon-?disclosure\b|\btrade secrets?\b|\bproprietary information\b|\bevaluation material\b`,
      effect: 'drop',
      reason: 'A duty of confidentiality, which has a rule of its own',
    },
    {
      pattern: String.raw`\blicen[cs]e[sd]?\b|\bright to use\b|\birrevocabl\w+|\broyalty-free\b|\bownership\b|\btitle to\b`,
      effect: 'drop',
      reason: 'The length of a licence or of ownership',
    },
    {
      pattern: String.raw`\breleas\w+|\bdisabilit(?:y|ies)\b|\bincapacity\b|\bdisabilit(?:y|ies)\b|\bincapacity\b|\bwaive\w*|\bforever (?:bar\w*|discharg\w*)|\brepresentations? and warrant\w+|\bcorporate existence\b|\bexpir\w+ (?:on|at) the\b|\bunless\b[^.;]{0,60}\bterminat|\buntil\b|\bmay (?:be )?terminat`,
      effect: 'drop',
      reason: 'A release, or a duty that can be ended',
    },
  ],
  aggravating: [],
  why: 'The duty outlives whatever was got for it, and never ends.',
  request: 'Give the duty an end',
  mitigation:
    'Give each duty an end: twelve months after the contract for restrictions, two to five years for most others. Fallback: a right to end it on notice after five years.',
  wording:
    'The obligations in this section end [two] years after the end of this Agreement, except where a law requires that they last longer.',
  source: 'CUAD categories Expiration Date and Post-Termination Services',
  examples: {
    matches: [
      'The duties in this section continue in perpetuity.',
      'The covenants of this Article shall survive termination and remain in force indefinitely.',
    ],
    leaves: [
      'Licensor grants a perpetual licence to use the software.',
      'The obligations in this section survive for two years.',
      'The obligations of confidentiality survive indefinitely.',
    ],
  },
};
