import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'PAY-07',
  name: 'Minimum commitment',
  category: 'payment',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'B',
  sample: { read: 11, right: 7 },
  documents: ['saas', 'services', 'supply', 'licence'],
  borneBy: 'the buyer or licensee',
  bearer: 'payer',
  cues: [
    'minimum',
    'guaranteed',
    'take or pay',
    'take-or-pay',
    'take-or pay',
    'take or-pay',
    'shortfall',
  ],
  triggers: [
    String.raw`\b(?:minimum|guaranteed)(?: (?:annual|monthly|quarterly|yearly|guaranteed|net|initial|aggregate))*\s(?:purchases?|commitments?|order|quantit\w+|volume|payments?|royalt\w+|fees?|spend|revenues?|usage)\b`,
    String.raw`\btake[- ]or[- ]pay\b`,
    String.raw`\bshortfall (?:payment|fee|charge|amount)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\bno minimum\b|\bnot (?:\w+ )?(?:a |any )?(?:guarantee|minimum)|\bwithout (?:any )?minimum\b|\bminimum (?:order|advertised|payment terms)\b|\bfails? to supply\b|\bto (?:discuss|establish)\b|\blonger lead times?\b|\bsingle purchase order\b`,
      effect: 'drop',
      reason: 'Denies a commitment, or speaks of the size of one order',
    },
    {
      pattern: String.raw`\b(?:wage|insurance|coverage|maintenance fee of the bank)\b`,
      effect: 'drop',
      reason: 'Speaks of wages or insurance',
    },
    {
      pattern: String.raw`\broll(?:s|ed|ing)? ?over\b|\bcarr(?:y|ied) forward\b|\bcredit(?:ed)?\b`,
      effect: -1,
      reason: 'Unused amounts are carried forward or credited',
      within: 'sentence',
    },
    {
      pattern: String.raw`\b(?:reduc|adjust)\w*\b[^.;]{0,60}\bminimum\b`,
      effect: -1,
      reason: 'The minimum can be reduced',
      within: 'sentence',
    },
  ],
  aggravating: [],
  why: 'The amount is owed whether or not it is needed, also when demand falls.',
  advantage: 'A minimum amount is owed to you whether or not it is used.',
  request: 'Reduce the minimum commitment',
  mitigation:
    'Ask for no minimum in the first year, carry-forward of unused volume, and a reduction whenever the other side fails to deliver.',
  wording:
    'There is no minimum in the first year. After that, volume not taken in one year counts towards the next, and the minimum is reduced by whatever the supplier fails to deliver.',
  source: 'CUAD category Minimum Commitment',
  examples: {
    matches: [
      'Buyer commits to a minimum annual purchase of 10,000 units.',
      'Licensee shall pay the guaranteed minimum royalty each year.',
    ],
    leaves: ['There is no minimum purchase commitment under this Agreement.'],
  },
};
