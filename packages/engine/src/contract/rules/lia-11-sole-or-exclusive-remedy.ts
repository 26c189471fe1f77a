import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'LIA-11',
  name: 'Sole or exclusive remedy',
  category: 'liability',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 11, right: 11 },
  documents: ['saas', 'services', 'supply', 'licence', 'consumer'],
  borneBy: 'the party left with the remedy',
  bearer: 'remedied',
  cues: ['remed', 'sole', 'exclusive'],
  asserts: 'exclusion',
  triggers: [
    String.raw`\b(?:sole|exclusive|only)(?: and (?:sole|exclusive))? remed(?:y|ies)\b`,
    String.raw`\b(?:sole|exclusive)(?: and exclusive)? (?:liability|recourse)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\bnon-?exclusive\b|\bnot (?:be |constitute )?(?:deemed )?(?:to be )?(?:the |its |a |an )?(?:sole|exclusive)|\bnot be construed as\b|\bfor any dispute\b|\bcumulative\b|\bin addition to\b|\bexcept where\b|\bwithout (?:limiting|prejudice)`,
      effect: 'drop',
      reason: 'Says the opposite',
    },
    {
      pattern: String.raw`\brefund|\bterminat`,
      effect: -1,
      reason: 'The remedy includes a refund or an exit',
      within: 'sentence',
    },
    {
      pattern: String.raw`\binfring`,
      effect: -1,
      reason: 'Usual for claims of infringement',
      within: 'sentence',
    },
    { pattern: '{MUTUAL}', effect: -1, reason: 'Applies to both sides', within: 'sentence' },
  ],
  aggravating: [],
  why: 'Where repair or a credit is the only remedy, any loss beyond it stays with the party that suffered it.',
  advantage: 'Whatever the defect does, you owe no more than the remedy named.',
  request: 'Open up the exclusive remedy',
  mitigation:
    'Keep the remedy as a first step. If it fails twice, or not within thirty days, add a right to end the contract with a pro-rata refund and to claim damages within the cap.',
  wording:
    'The provider shall first correct the defect. If it has not done so within thirty days, or after two attempts, the customer may end this Agreement, receive a refund of fees paid in advance, and claim damages within the limits of this Agreement.',
  advice: {
    kinds: ['saas', 'services', 'supply', 'licence', 'contract', 'consumer'],
    unless: String.raw`\bfranchis`,
    elsewhere: {
      request: 'Open up the exclusive remedy',
      mitigation:
        'Ask that the remedy is a first step only, with a right to end the contract and to claim damages if it fails.',
    },
  },
  source:
    'Common Paper Cloud Service Agreement 2.1 section 6.4 and Bonterms Cloud Terms 1.0 section 8.3',
  examples: {
    matches: ["Repair or replacement is Customer's sole and exclusive remedy for any defect."],
    leaves: [
      'This remedy is in addition to and not exclusive of other remedies.',
      'The rights in this section are not the sole remedy of the Buyer.',
    ],
  },
};
