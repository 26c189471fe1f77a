import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'IPD-16',
  name: 'Residuals clause',
  category: 'ip-and-data',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'N',
  sample: { read: 2, right: 2 },
  documents: ['nda', 'services', 'saas', 'licence'],
  borneBy: 'the party that discloses',
  bearer: ['discloser', 'disclosing party', 'company'],
  cues: ['residual', 'memor'],
  asserts: 'power',
  triggers: [
    String.raw`\b(?:use|uses|using|exploit|disclose|free|right)\b[^.;]{0,60}\bresiduals?\b(?! (?:values?|payments?|commissions?|fees?|income|interests?|rights?|amounts?|risks?|revenues?|cash|periods?|liabilit\w+|fuel|products?|oil))`,
    String.raw`\b(?:unaided|intangible form|retained in(?: the)?|remembered|mental(?:ly)?)\b[^.;]{0,60}\bmemor(?:y|ies)\b`,
    String.raw`\bresidual (?:information|knowledge)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\b(?:shall|may|will|does|do) not\b[^.;]{0,60}\b(?:residuals?|memor)|\bcomputer memor|\brandom access|\bmemory (?:card|chip|device|stick)|\bresiduals? (?:due|paid|payable)|\bunion\b|\bguild\b|\bactor`,
      effect: 'drop',
      reason: 'Forbidden, or another meaning',
    },
    {
      pattern: String.raw`\b(?:patents?|copyrights?|trade secrets?)\b[^.;]{0,80}\b(?:not|exclu\w+|except\w*)\b|\bno (?:licen[cs]e|right)\b|\bnot\b[^.;]{0,60}\blicen[cs]e\b`,
      effect: -1,
      reason: 'No licence to patents or copyrights',
    },
  ],
  aggravating: [],
  why: 'Whatever the other side’s people remember may be used freely, which amounts to a hidden licence.',
  advantage:
    'Staff may go on using what they happen to remember, so later projects are not tainted.',
  request: 'Delete the residuals clause',
  mitigation:
    'Delete it. Fallback: general knowledge in unaided memory only, never trade secrets, source code, prices or personal data, and no licence to patents or copyrights.',
  wording:
    'General skills and knowledge that remain in the unaided memory of the recipient’s staff may be used. This does not cover trade secrets, source code, prices or personal data, and grants no licence to any patent or copyright.',
  advice: {
    unless: String.raw`\bfranchis`,
    elsewhere: {
      request: 'Delete the residuals clause',
      mitigation:
        'Ask to delete it. Fallback: general knowledge in unaided memory only, never trade secrets, prices or personal data.',
    },
  },
  source: 'Practice of NDA review',
  examples: {
    matches: [
      'Recipient may freely use residuals retained in the unaided memory of its staff.',
      'Either party may use the residual knowledge of its personnel.',
    ],
    leaves: [
      'Lessee pays the residual value at the end of the lease.',
      'Agent receives residual commissions on renewals.',
    ],
  },
};
