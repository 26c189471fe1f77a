import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'UNI-10',
  name: 'Power of attorney',
  category: 'unilateral-rights',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'A',
  documents: ['services', 'employment', 'loan', 'licence', 'consumer'],
  bornBy: 'the party that grants it',
  cues: ['attorney'],
  triggers: [
    String.raw`\b(?:appoints?|constitutes?|designates?)\b{GAP}\b(?:attorney[- ]in[- ]fact|agent and attorney|lawful attorney|attorneys[- ]in[- ]fact)\b`,
    String.raw`\b(?:grants?|gives?|irrevocable|execute)\b[^.;]{0,50}\bpowers? of attorney\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\bnotary\b|\bprincipal place\b|\bsignature page\b|\bsigned by\b|\bduly (?:authori[sz]ed|executed) power|\bno power of attorney\b|\bnot\b[^.;]{0,40}\bpower of attorney\b`,
      effect: 'drop',
      reason: 'A formality of signature',
    },
    {
      pattern: String.raw`\b(?:solely|only|limited|sole)\b[^.;]{0,60}\b(?:purposes?|to (?:execute|perfect|file))\b`,
      effect: -1,
      reason: 'Limited to a purpose',
      within: 'sentence',
    },
  ],
  aggravating: [],
  why: 'The other side may sign in your name.',
  request: 'Delete or limit the power of attorney',
  mitigation:
    'Delete it. Fallback: only for registering rights already assigned, and only after a written request stayed unanswered for ten days.',
  source: 'General legal practice',
  examples: {
    matches: ['Contractor appoints Client as its attorney-in-fact to sign documents.'],
    leaves: ['The deed was signed by the notary under a power of attorney.'],
  },
};
