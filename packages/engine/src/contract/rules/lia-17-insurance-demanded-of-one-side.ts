import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'LIA-17',
  name: 'Insurance demanded of one side',
  category: 'liability',
  kind: 'asymmetry',
  baseSeverity: 2,
  grade: 'A',
  sample: { read: 15, right: 14 },
  documents: ['services', 'supply', 'saas', 'licence', 'lease'],
  borneBy: 'the party that has to insure',
  bearer: 'subject',
  cues: ['insur'],
  triggers: [
    String.raw`{ANYPARTY}(?:,? at (?:its|his|her|their) (?:own |sole )*(?:cost and |cost or )?expense,?)? (?:also |further |hereby )?{OBL}(?! not)[^.;]{0,80}?\b(?:maintain|carry|obtain|procure|effect|purchase|take out|keep|secure)\b{GAP}\b(?:insurance|policy|policies|coverage)\b`,
    String.raw`\b(?:insurance|policy|policies)\b{GAP}\b(?:shall|will|must) (?:be )?(?:obtained|maintained|carried|procured) by {ANYPARTY}`,
  ],
  reciprocity: 'rule',
  counterEvidence: [
    {
      pattern: String.raw`{MUTUAL}|\beach of\b|\b(?:both|the) parties\b|\bmedical\b|\b(?:group )?health\b|\blife insurance\b|\bself-insur|\btitle insurance\b|\bkey[- ]man\b`,
      effect: 'drop',
      reason: 'Applies to both sides, or another kind of insurance',
    },
    {
      pattern: String.raw`\b(?:reasonable|customary|adequate|prudent)\b(?![^.]{0,400}{MONEY})`,
      effect: -1,
      reason: 'No fixed sum',
      within: 'sentence',
    },
  ],
  aggravating: [
    {
      pattern: String.raw`\bwaiver of subrogation\b|\badditional (?:named )?insureds?\b|\bprimary and non-?contributory\b`,
      reason: 'The other side is to be insured as well',
    },
  ],
  why: 'The cover demanded costs money each year, may exceed what the deal is worth, and a missing certificate can be a ground for termination.',
  advantage: 'The other side’s promises are backed by insurance that you do not pay for.',
  request: 'Make the insurance mutual and customary',
  mitigation:
    'Ask for limits that match the policy already held, and thirty days to supply a missing certificate. Fallback: cover of a fixed sum only for the term, or the extra premium paid by the other side.',
  wording:
    'Each party shall maintain, during the term, insurance of the kinds and in the amounts that are customary for a business of its size, and shall send a certificate within thirty days of a written request.',
  advice: {
    kinds: ['saas', 'services', 'supply', 'licence', 'contract'],
    elsewhere: {
      request: 'Limit the insurance demanded',
      mitigation:
        'Ask for cover and sums that are customary, and for time to supply the certificate.',
    },
  },
  source: 'CUAD category Insurance',
  examples: {
    matches: [
      'Contractor shall maintain commercial general liability insurance of $5,000,000 naming Client as additional insured.',
      'Licensee shall obtain product liability insurance with limits of at least $2,000,000.',
    ],
    leaves: [
      'Each party shall maintain adequate insurance.',
      'Supplier shall maintain product liability insurance. Buyer shall maintain general liability insurance.',
    ],
  },
};
