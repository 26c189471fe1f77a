import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'TRM-11',
  name: 'No return of data or handover at the end',
  category: 'termination',
  kind: 'absence',
  baseSeverity: 3,
  grade: 'N',
  documents: ['saas', 'services'],
  borneBy: 'the customer',
  bearer: 'payer',
  soughtFor: 'a rule on the return of data and on handover at the end',
  onlyIf: String.raw`\b(?:customer|client|user|subscriber|your)(?:'s)? (?:data|content)\b|\bhost(?:ed|ing) (?:services?|environment|software|solution|platform|facilit\w+|of)\b|\bhosts? the\b`,
  present: [
    String.raw`\b(?:export\w*|return(?:s|ed|ing)?|retriev\w+|download\w*|deliver(?:s|ed|y)?|transfer\w*|surrender\w*|hand over|turn over|furnish)\b{GAP}\b(?:data|content|materials?|files?|work product|records|documents?|documentation|information|property|copies|databases?|software|code)\b`,
    String.raw`\b(?:data|content|materials?|files?|work product|records|documents?|information|copies)\b{GAP}\b(?:returned|exported|retrieved|delivered|destroyed|deleted|erased|surrendered|transferred|handed over)\b`,
    String.raw`\btransition(?:al|ing)?\b|\bhand-?over\b|\bmigrat\w+\b|\btermination assistance\b|\bwind(?:ing)?[- ]?(?:down|up)\b|\bdisengagement\b|\bexit (?:plan|assistance)\b`,
    String.raw`\b(?:delet\w+|destroy\w*|eras\w+|purg\w+)\b{GAP}\b(?:data|content|information|copies|records|materials)\b`,
  ],
  presentAs: ['post-termination-services'],
  expectedIn: ['term', 'termination-for-cause', 'termination-for-convenience', 'data-protection'],
  why: 'When the contract ends, nothing obliges the other side to hand over the data or the work in a form that can be used.',
  advantage: 'Nothing obliges you to hand over data or to help with a move when the contract ends.',
  request: 'Add a right to the data and a handover',
  mitigation:
    'Ask for thirty to ninety days to export the data in a common format, a confirmation that it was then deleted, and help with the move at the rates of the contract. Fallback: export on request within thirty days.',
  wording:
    'For thirty days after this Agreement ends the Provider shall, on request, make the Customer’s data available in a common machine-readable format, and shall then delete it and confirm the deletion in writing. Help with the move beyond that is charged at the rates of this Agreement.',
  advice: {
    kinds: ['saas'],
    elsewhere: {
      request: 'Add a handover at the end',
      mitigation:
        'Ask for return of what is yours, for help with the move at agreed rates, and for deletion of your data.',
    },
  },
  source:
    'CUAD category Post-Termination Services; Common Paper Cloud Service Agreement 2.1 section 5.5; Regulation (EU) 2023/2854, article 25',
  examples: {
    matches: [
      'Provider operates a hosted service for Customer data. Customer pays $500 a month. Either party may terminate on notice.',
    ],
    leaves: [
      'Provider operates a hosted service. On termination Provider shall return all Customer data.',
      'Contractor shall paint the house.',
    ],
  },
};
