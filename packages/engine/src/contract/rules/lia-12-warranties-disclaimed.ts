import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'LIA-12',
  name: 'Warranties disclaimed',
  category: 'liability',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 11, right: 10 },
  documents: 'all',
  borneBy: 'the party that receives the goods, services or licence',
  bearer: 'receiver',
  cues: ['warrant', 'as is', 'as-is', 'disclaim'],
  asserts: 'exclusion',
  triggers: [
    String.raw`(?:'as[- ]is\b|\x22as[- ]is\b|\bas-is\b|\bas is(?:,| and| where|\x22|'|\.))`,
    String.raw`\bdisclaims?\b{GAP}\b(?:all|any)(?: other)?(?: implied| express)?(?: or implied)? (?:warrant|condition)`,
    String.raw`\b(?:without|no|any)(?: representations? (?:or|and))? warrant(?:y|ies) of any kind\b`,
    String.raw`\b(?:no|not|any|disclaim\w*|exclud\w*|without)\b{GAP}\bwarrant(?:y|ies) of (?:merchantability|fitness)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\b(?:does|do) not (?:allow|permit)\b`,
      effect: 'drop',
      reason: 'Speaks of laws that forbid it',
    },
    {
      pattern: String.raw`\bfeedback\b|\bbeta\b|\bpre-?release\b|\bevaluation\b|\bconfidential information\b`,
      effect: 'drop',
      reason: 'Speaks of feedback, tests or disclosed information, not of the product',
    },
    {
      pattern: String.raw`{MUTUAL}|\bneither party\b`,
      effect: -1,
      reason: 'Applies to both sides',
      within: 'sentence',
    },
    {
      pattern: String.raw`\bexcept (?:for|as)\b[^.;]{0,80}\b(?:warrant|express|set forth|provided|stated)|\bother than (?:as|those)\b[^.;]{0,60}\b(?:set forth|expressly|provided)`,
      effect: -1,
      reason: 'An express warranty remains',
      within: 'sentence',
    },
  ],
  aggravating: [],
  why: 'There is no promise that what is delivered works. What remains is the statute, where it cannot be excluded.',
  advantage: 'You promise nothing about what you deliver.',
  request: 'Ask for a performance warranty',
  mitigation:
    'Ask for a warranty that the product works materially as documented for the whole term and that services are performed with professional skill, with correction within thirty days or a refund.',
  wording:
    'The provider warrants that the product will work materially as described in its documentation during the term, and that services will be performed with professional skill and care. It shall correct a breach within thirty days of notice, or refund the fees for the part concerned.',
  advice: {
    kinds: ['saas'],
    elsewhere: {
      request: 'Ask for a basic warranty',
      mitigation:
        'Ask for a promise that what you receive is as described, fit for the agreed use and free of rights of others, and that defects are put right within thirty days or the price is reduced.',
    },
  },
  source:
    'CUAD category Warranty Duration; Common Paper Cloud Service Agreement 2.1 section 6; Bonterms Cloud Terms 1.0 section 8',
  examples: {
    matches: [
      'The Service is provided "as is" without warranty of any kind.',
      'Licensor disclaims all implied warranties, including any warranty of merchantability.',
    ],
    leaves: [
      'Supplier warrants that the goods will conform to the specification for two years.',
      'Beta features are provided "as is".',
    ],
  },
};
