import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'RES-08',
  name: 'Only one side may transfer the contract',
  category: 'restrictions',
  kind: 'asymmetry',
  baseSeverity: 3,
  grade: 'B',
  documents: 'all',
  bornBy: 'the party that may not transfer it',
  cues: ['assign', 'transfer'],
  triggers: [
    String.raw`{ANYPARTY} {MAY}(?! not)[^.;]{0,40}?\bassign\b[^.;]{0,60}?\b(?:without|at any time|to any|freely|its rights|this)\b`,
    String.raw`{ANYPARTY} (?:shall|may|will) not[^.;]{0,60}?\bassign\b(?:,| or|\s(?:this|its|his|her|their|any|the|all))`,
    String.raw`\b(?:may not|shall not) be (?:assigned|transferred)\b[^.;]{0,60}?\bby {ANYPARTY}`,
  ],
  needs: String.raw`\b(?:agreement|contract|lease|licen[cs]e|rights?|obligations|duties|interest)\b`,
  reciprocity: 'trigger',
  counterEvidence: [
    {
      pattern: String.raw`\b(?:neither|either|no|each|any) party\b|\bneither\b|\bparties\b|\bassign(?:s|ed)? (?:a |an |any |such )?(?:employee|person|staff|team|project manager|representative|number|value|task|personnel|telephone|account|priority)|\btransfer or dismiss\b|\btransfer (?:any|the|its|such) (?:funds|inventory|data|products?|shares|securities|employees)`,
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
  request: 'Make the rule on transfer mutual',
  mitigation:
    'Let either side transfer the contract with consent not to be withheld without reason, and without consent to affiliates and to the buyer of its business.',
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
