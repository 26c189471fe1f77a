import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'OPS-05',
  name: 'Third parties may enforce',
  category: 'drafting',
  kind: 'presence',
  baseSeverity: 1,
  grade: 'A',
  sample: { read: 11, right: 11 },
  documents: ['saas', 'services', 'supply', 'licence', 'loan'],
  borneBy: 'the party that makes the promise',
  bearer: 'everyone',
  cues: ['beneficiar', 'enforce', 'for the benefit of'],
  asserts: 'power',
  triggers: [
    String.raw`\b(?:is|are|as|be|being|become|shall be|deemed)\b{GAP}\b(?:intended |express |direct )?third[- ]part(?:y|ies)'? beneficiar(?:y|ies)\b`,
    String.raw`\b(?:enforceable|enforced) by\b{GAP}\b(?:third part(?:y|ies)|affiliates?|indemnitees?|any (?:other )?person)\b`,
    String.raw`\b(?:third part(?:y|ies)|affiliates?|indemnitees?|beneficiar(?:y|ies))\b{GAP}\b(?:may|entitled to|(?:has|have) the right to) (?:directly )?enforce\b`,
    String.raw`\bfor the benefit of\b{GAP}\b(?:third part(?:y|ies)|affiliates|indemnitees)\b{GAP}\benforc`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\b(?:no|not|nothing|none|neither|nor|never|without)\b[^.;]{0,160}\b(?:third[- ]part|beneficiar|person|entity|confer)|\bnot (?:intended )?(?:to )?(?:confer|create|benefit)`,
      effect: 'drop',
      reason: 'Excluded',
    },
    {
      pattern: String.raw`\bexcept for any rights\b|\bobligations? enforceable\b`,
      effect: 'drop',
      reason: 'An exception or another subject',
    },
    {
      pattern: String.raw`\b(?:may|can) (?:not|only) be enforced\b|\bsolely\b[^.;]{0,40}\bbenefit of the parties\b`,
      effect: 'drop',
      reason: 'Excluded',
    },
  ],
  aggravating: [],
  why: 'People who have not signed, and whom you may not know, can sue you under the agreement.',
  request: 'Exclude rights of third parties',
  mitigation:
    'Ask to exclude third-party rights altogether. Fallback: name the people who may enforce, and let them claim only through the party that they belong to.',
  wording:
    'Only the parties may enforce this agreement. The persons to be indemnified under [clause] may do so through the party that they belong to.',
  source: 'CUAD category Third Party Beneficiary; Common Paper Cloud Service Agreement 12.11',
  examples: {
    matches: [
      'The Affiliates are third-party beneficiaries of this Agreement.',
      'This clause may be relied on and enforced by any Affiliate of the Licensor.',
    ],
    leaves: [
      'There are no third-party beneficiaries.',
      'Nothing in this Agreement is intended to make any person a third party beneficiary.',
    ],
  },
};
