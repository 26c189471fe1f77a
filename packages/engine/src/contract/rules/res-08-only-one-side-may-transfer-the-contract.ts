import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'RES-08',
  name: 'Only one side may transfer the contract',
  category: 'restrictions',
  kind: 'asymmetry',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 15, right: 13 },
  documents: [
    'services',
    'saas',
    'supply',
    'licence',
    'nda',
    'dpa',
    'lease',
    'loan',
    'consumer',
    'contract',
  ],
  borneBy: 'the party that may not transfer it',
  bearer: 'subject',
  cues: ['assign', 'transferred'],
  asserts: 'ban',
  triggers: [
    String.raw`{ANYPARTY} (?:shall|may|will) not[^.;]{0,60}?\bassign\b(?:,| or|\s(?:this|its|his|her|their|any|the|all))`,
    String.raw`\b(?:may not|shall not) be (?:assigned|transferred)\b[^.;]{0,60}?\bby {ANYPARTY}`,
  ],
  needs: String.raw`\bnot\b[^.;]{0,90}\b(?:assign|assigned|transferred)\b[^.;]{0,200}\b(?:agreement|contract|lease|licen[cs]e|rights?|obligations|duties|interest|terms)\b|\b(?:agreement|contract|lease|licen[cs]e|rights?|obligations|duties|interest|terms|letter)\b[^.;]{0,90}\bnot\b[^.;]{0,60}\b(?:assign|assigned|transferred)\b`,
  reciprocity: 'rule',
  witness: String.raw`\b(?:neither|either|each|both|no)\b[^.;]{0,20}\bpart(?:y|ies)\b[^.;]{0,80}\b(?:assign|transfer)\b`,
  counterEvidence: [
    {
      pattern: String.raw`\b(?:neither|either|no|each|any) party\b|\bneither\b|\bparties\b|\bassign(?:s|ed)? (?:a |an |any |such )?(?:employee|person|staff|team|project manager|representative|number|value|task|personnel|telephone|account|priority)|\btransfer or dismiss\b|\b(?:transferred|trust|collateral) property\b|\breceivables\b|\bmerchant (?:accounts?|agreements?|applications?)\b|\btransfer (?:any|the|its|such) (?:funds|inventory|data|products?|shares|securities|employees)`,
      effect: 'drop',
      reason: 'Both sides, or another meaning',
    },
    {
      pattern: String.raw`\bnot (?:to )?be unreasonably (?:withheld|delayed)`,
      effect: -1,
      reason: 'Consent may not be refused without reason',
    },
    {
      pattern: String.raw`\b(?:merger|acquisition|affiliates?|all or substantially all|successors?)\b`,
      effect: -1,
      reason: 'Usual exceptions',
      within: 'sentence',
    },
  ],
  aggravating: [],
  why: 'One side can be replaced by a stranger overnight, while the other cannot even sell its own business freely.',
  advantage: 'You decide who your counterparty is.',
  request: 'Make the rule on transfer mutual',
  mitigation:
    'Let either side transfer the contract with consent not to be withheld without reason, and without consent to affiliates and to the buyer of its business.',
  wording:
    'Neither party may transfer this agreement without the consent of the other, which may not be withheld without reason. Either party may transfer it without consent to an affiliate or to the buyer of its business, with notice.',
  advice: {
    kinds: [
      'services',
      'saas',
      'supply',
      'licence',
      'contract',
      'dpa',
      'nda',
      'joint-venture',
      'franchise',
      'distribution',
      'agency',
      'sponsorship',
    ],
    elsewhere: {
      request: 'Ask to be told of a transfer',
      mitigation:
        'Ask that the other side tells you of a transfer before it happens, and that all your rights stay as they are.',
    },
  },
  source:
    'CUAD category Anti-Assignment; Directive 93/13/EEC, Annex 1(p); Common Paper Cloud Service Agreement 2.1 section 12.6',
  examples: {
    matches: [
      'Contractor may not assign this Agreement; Client may assign this Agreement without consent.',
    ],
    leaves: [
      'Neither party may assign this Agreement without consent.',
      'Supplier shall not assign this Agreement. Buyer shall not assign this Agreement.',
    ],
  },
};
