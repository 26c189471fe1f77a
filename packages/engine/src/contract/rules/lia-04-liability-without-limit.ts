import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'LIA-04',
  name: 'Liability without limit',
  category: 'liability',
  kind: 'presence',
  baseSeverity: 5,
  grade: 'N',
  documents: 'all',
  borneBy: 'the party that is liable',
  bearer: 'liable',
  cues: [
    'unlimited',
    'uncapped',
    'without limit',
    'without any limit',
    'no limit',
    'not be limited',
    'not limited',
    'not be capped',
    'not capped',
    'not subject to any',
    'fully liable',
    'fully responsible',
    'wholly liable',
    'wholly responsible',
    'entirely liable',
    'entirely responsible',
  ],
  triggers: [
    String.raw`(?:{ANYPARTY}(?:'s?)? )?\bliabilit(?:y|ies)\b{GAP}\b(?:shall|will|is|are) (?:be )?(?:unlimited|without (?:any )?limit|uncapped|not (?:be )?(?:limited|capped)|not subject to any (?:limit|cap))`,
    String.raw`(?:{ANYPARTY} (?:has|have|{OBL}(?: have| bear| accept)?) )?\b(?:unlimited|uncapped) liabilit(?:y|ies)\b(?! (?:compan|corporation|partnership))`,
    String.raw`{ANYPARTY} {OBL} (?:be )?(?:fully|wholly|entirely) (?:liable|responsible) for (?:any and )?all (?:losses|loss|damages?|claims)\b`,
    String.raw`\b(?:without|no|not subject to any) limit(?:ation)?s? (?:of|on|to) (?:its|his|her|their|your|{ANYPARTY}'s) liabilit(?:y|ies)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\b(?:fraud\w*|wil+ful\w*|gross(?:ly)? negligen\w+|death|personal injur\w+|intentional\w*|infring\w+|confidential\w*)\b`,
      effect: 'drop',
      reason: 'Only for the cases that are usually without limit',
    },
    {
      pattern: String.raw`\b(?:insur\w+|polic(?:y|ies)|coverage)\b`,
      effect: 'drop',
      reason: 'Speaks of insurance',
    },
    {
      pattern: String.raw`\b(?:including but|including,? but) not limited\b|\bnot limited to\b|\b(?:except|subject to|other than|provided)\b`,
      effect: 'drop',
      reason: 'Speaks of a list or an exception',
    },
  ],
  aggravating: [],
  why: 'The contract says outright that there is no ceiling: a single mistake can cost more than everything earned from it.',
  advantage: 'The other side answers for its mistakes without a ceiling.',
  request: 'Put liability under a ceiling',
  mitigation:
    'Ask for a ceiling of twelve months of fees, with only fraud, death, injury and wilful misconduct outside it. Fallback: a higher fixed sum that the insurance covers.',
  wording:
    'Except for fraud, wilful misconduct, and death or personal injury caused by negligence, the total liability of each party arising out of this Agreement is limited to the fees paid or payable under it in the twelve months before the claim.',
  advice: {
    kinds: ['saas', 'services', 'supply', 'licence', 'contract'],
    elsewhere: {
      request: 'Put liability under a ceiling',
      mitigation:
        'Ask for a fixed sum as a ceiling, best what your insurance covers, with only fraud, death, injury and intent outside it.',
    },
  },
  source: 'CUAD category Uncapped Liability; Bonterms Cloud Terms 1.0 section 16.5',
  examples: {
    matches: [
      "The Contractor's liability under this Agreement shall be unlimited.",
      'Supplier shall be fully liable for all losses of the Customer.',
      'Partner accepts unlimited liability towards the Company.',
    ],
    leaves: [
      'Liability for fraud or wilful misconduct shall be unlimited.',
      'The liability of each party is limited to the fees paid.',
      'Licensee is responsible for all costs, including but not limited to taxes.',
    ],
  },
};
