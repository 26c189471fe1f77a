import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'DIS-06',
  name: 'Injunction without proof or bond',
  category: 'disputes',
  kind: 'presence',
  baseSeverity: 2,
  grade: 'A',
  sample: { read: 22, right: 21 },
  documents: ['nda', 'employment', 'services', 'licence', 'severance', 'saas', 'supply'],
  borneBy: 'the party that can be enjoined',
  bearer: 'enjoined',
  cues: ['injunct', 'equitable', 'restraining order', 'specific performance'],
  asserts: 'exclusion',
  triggers: [
    String.raw`\b(?:injunct\w+|equitable (?:relief|remed\w+)|specific performance|restraining order)\b{LONG}\b(?:without|waives?|not (?:be )?required|no (?:obligation|requirement|need)|need not)\b{GAP}\b(?:bonds?|security|proof|proving|prove|showing|show|necessity|actual damages?)\b`,
    String.raw`\b(?:without|waives?)\b{GAP}\b(?:bonds?|security|proof of|proving|necessity)\b{LONG}\b(?:injunct\w+|equitable relief|specific performance|restraining order)`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\b(?:other party|other parties|non-breaching party|aggrieved party|(?:a|either|each|any|such|the other) part(?:y|ies)'?s?|{ANYPARTY} and {ANYPARTY} (?:each )?(?:acknowledge|agree)|parties (?:hereto )?(?:acknowledge|agree|recogni[sz]e|hereby))\b|{MUTUAL}`,
      effect: -1,
      reason: 'Both sides have the same right',
      within: 'sentence',
    },
    {
      pattern: String.raw`\b(?:may|entitled to) (?:seek|apply for|request)\b`,
      effect: -1,
      reason: 'A right to ask a court, which decides',
      within: 'sentence',
    },
  ],
  aggravating: [],
  why: 'You can be stopped quickly and cheaply: the usual proof of harm, or the deposit that pays you if the order was wrong, is waived in advance.',
  advantage:
    'You can stop a breach quickly, without proving harm in figures or depositing security.',
  request: 'Let the court decide on proof and bond',
  mitigation:
    'Ask for “may seek” in place of “is entitled to”, the same right for both sides, and that the court decides on proof and security. Fallback: limit it to breach of confidentiality.',
  wording:
    'Either party may apply to a competent court for injunctive relief against an actual or threatened breach of its confidentiality or intellectual property rights. The court decides whether the requirements are met and whether security is to be given.',
  source: 'Common Paper Cloud Service Agreement 12.4 and Mutual NDA 10, for the balanced form',
  examples: {
    matches: [
      'Breach causes irreparable harm and Discloser is entitled to injunctive relief without bond.',
      'The Company shall be entitled to an injunction without the necessity of proving actual damages or posting any bond.',
    ],
    leaves: [
      'Either party may seek damages for a breach of this agreement.',
      'The remedies of the Buyer include damages and injunctive relief where the court so orders.',
    ],
  },
};
