import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'UNI-10',
  name: 'Power of attorney',
  category: 'unilateral-rights',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 11, right: 10 },
  documents: ['services', 'employment', 'loan', 'lease', 'licence', 'consumer'],
  borneBy: 'the party that grants it',
  bearer: 'subject',
  cues: ['attorney'],
  triggers: [
    String.raw`{ANYPARTY}{GAP}\b(?:appoints?|constitutes?|designates?)\b{GAP}\b(?:attorney[- ]in[- ]fact|agent and attorney|lawful attorney|attorneys[- ]in[- ]fact)\b`,
    String.raw`{ANYPARTY}{GAP}\b(?:grants?|gives?)\b[^.;]{0,80}\bpowers? of attorney\b`,
    String.raw`\b(?:appoints?|constitutes?|designates?)\b{GAP}\b(?:attorney[- ]in[- ]fact|agent and attorney|lawful attorney|attorneys[- ]in[- ]fact)\b`,
    String.raw`\b(?:grants?|gives?)\b[^.;]{0,50}\bpowers? of attorney\b|\birrevocable (?:\w+ )?powers? of attorney\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\bnotary\b|\bcustodian\b|\bunderwriting agreements?\b|\bsection \d+ of the powers\b|\bprincipal place\b|\bsignature page\b|\bsigned by\b|\bduly (?:authori[sz]ed|executed) power|\bno power of attorney\b|\bnot\b[^.;]{0,40}\bpower of attorney\b`,
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
  advantage: 'Documents can be signed without waiting for the other side.',
  request: 'Delete or limit the power of attorney',
  mitigation:
    'Delete it. Fallback: only for registering rights already assigned, and only after a written request stayed unanswered for ten days.',
  wording:
    'If [the grantor] does not sign a document needed to register rights already assigned within ten days of a written request, [the other party] may sign that document on its behalf. No other power of attorney is granted.',
  advice: {
    kinds: ['employment', 'services', 'licence', 'saas', 'severance'],
    elsewhere: {
      request: 'Limit the power of attorney',
      mitigation:
        'Ask that it names the documents and acts that it is for, with notice before each use, and an end. Fallback: a copy of everything that is signed under it.',
    },
  },
  source: 'General legal practice',
  examples: {
    matches: ['Contractor appoints Client as its attorney-in-fact to sign documents.'],
    leaves: ['The deed was signed by the notary under a power of attorney.'],
  },
};
