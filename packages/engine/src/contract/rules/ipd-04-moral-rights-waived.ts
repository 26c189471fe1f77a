import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'IPD-04',
  name: 'Moral rights waived',
  category: 'ip-and-data',
  kind: 'presence',
  baseSeverity: 2,
  grade: 'A',
  sample: { read: 9, right: 8 },
  documents: ['services', 'employment', 'licence', 'consumer'],
  borneBy: 'the author',
  bearer: 'subject',
  cues: ['moral right', 'droit moral', 'droits moraux'],
  asserts: 'exclusion',
  triggers: [
    String.raw`(?<!\b(?:to|of|for|with|by|against) (?:the )?){ANYPARTY}{LONG}\b(?:waiv\w+|relinquish\w*|renounc\w+|surrender\w*|releas\w+|disclaim\w*|(?:not|never) to (?:assert|enforce|exercise|claim)|(?:not|never) (?:assert|enforce|exercise|claim))\b{GAP}\b(?:moral rights?|droits? mora(?:l|ux))\b`,
    String.raw`\b(?:waiv\w+|relinquish\w*|renounc\w+|surrender\w*|(?:not|never) to (?:assert|enforce|exercise|claim))\b{GAP}\b(?:moral rights?|droits? mora(?:l|ux))\b`,
    String.raw`\b(?:moral rights?|droits? mora(?:l|ux))\b{GAP}\b(?:waiv(?:es?|ed|er|ing)|relinquish\w*|renounc\w+)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\bnot (?:be )?waiv|\bdoes not waive\b|\b(?:retains?|reserves?)\b[^.;]{0,60}\bmoral rights`,
      effect: 'drop',
      reason: 'Keeps them',
    },
    {
      pattern: String.raw`\bto the (?:fullest |maximum )?extent (?:permitted|waivable|allowed|possible)`,
      effect: -1,
      reason: 'Only as far as the law allows',
      within: 'sentence',
    },
    {
      pattern: String.raw`\b(?:credit|attribution) (?:shall|will) be given\b|\bentitled to (?:a )?credit\b`,
      effect: -1,
      reason: 'The author is named',
    },
  ],
  aggravating: [],
  law: 'In France and other countries of continental Europe moral rights cannot be waived as a whole (as of mid-2026).',
  why: 'The work may be altered at will and shown without the author’s name.',
  advantage: 'The work may be adapted and used without naming its author.',
  request: 'Keep the author’s right to be named',
  mitigation:
    'Strike the waiver. Fallback: keep the right to be named where that is usual, and the right to show the work in a portfolio.',
  wording:
    'The author agrees to adaptations that the agreed use requires. The author keeps the right to be named in the customary manner and may show the work in a portfolio.',
  source: 'Berne Convention, Article 6bis; French Intellectual Property Code, Article L121-1',
  examples: {
    matches: [
      'Contractor waives all moral rights in the work.',
      'You irrevocably agree never to assert any moral rights in your submissions.',
    ],
    leaves: [
      'Intellectual property includes copyrights, moral rights and trade marks.',
      'The author retains and does not waive any moral rights in the work.',
    ],
  },
};
