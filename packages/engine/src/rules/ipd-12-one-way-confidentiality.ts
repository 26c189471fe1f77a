import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'IPD-12',
  name: 'One-way confidentiality',
  category: 'ip-and-data',
  kind: 'asymmetry',
  baseSeverity: 3,
  grade: 'A',
  documents: ['nda', 'services', 'saas', 'employment'],
  bornBy: 'the party that must keep the secret',
  cues: ['confiden', 'disclose'],
  triggers: [
    String.raw`\b(?:recipient|receiving party|contractor|consultant|employee|executive|you|licensee|customer|client|provider)\b[^.;]{0,60}?{OBL}[^.;]{0,60}?\b(?:not (?:\w+,? (?:or )?){0,3}disclose|keep\b[^.;]{0,40}\bconfidential|hold\b[^.;]{0,60}\b(?:confidence|confidential)|maintain\b[^.;]{0,40}\bconfiden)`,
  ],
  reciprocity: 'rule',
  counterEvidence: [
    {
      pattern: String.raw`{MUTUAL}|\b(?:each|other|such) (?:disclosing|receiving) party\b|\breceiving party\b|\bdisclosing party\b|\beach party\b`,
      effect: 'drop',
      reason: 'Bound to whoever receives',
    },
    {
      pattern: String.raw`\bcause\b[^.;]{0,20}\b(?:employees|agents)\b`,
      effect: -1,
      reason: 'Speaks of staff',
    },
  ],
  aggravating: [],
  why: 'Only one side has to keep the other’s information secret. What it tells in return is not protected.',
  request: 'Make confidentiality mutual',
  mitigation:
    'Bind each party that receives confidential information in the same words. Fallback: a short list of your own information that the other side must protect.',
  source: 'Common Paper Mutual NDA (both sides bound)',
  examples: {
    matches: [
      'Contractor shall not disclose the Confidential Information.',
      'Employee agrees to keep all information of the Company confidential.',
    ],
    leaves: [
      "Each party shall keep the other party's information confidential.",
      "Contractor shall keep the Client's information confidential. Client shall keep the Contractor's information confidential.",
    ],
  },
};
