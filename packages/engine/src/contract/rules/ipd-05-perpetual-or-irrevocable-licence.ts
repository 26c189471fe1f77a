import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'IPD-05',
  name: 'Perpetual or irrevocable licence',
  category: 'ip-and-data',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 16, right: 16 },
  documents: ['consumer', 'saas', 'licence', 'services'],
  borneBy: 'the user, customer or creator',
  bearer: 'subject',
  cues: ['perpetual', 'irrevocable'],
  triggers: [
    String.raw`{ANYPARTY}{GAP}\bgrants?\b{GAP}\b(?:perpetual|irrevocable|worldwide|royalty[- ]free|sublicens\w+|transferable|non-?exclusive|fully[- ]paid(?:[- ]up)?)\b(?:,? (?:and )?(?:perpetual|irrevocable|worldwide|royalty[- ]free|non-?exclusive|fully[- ]paid(?:[- ]up)?|sublicens\w+|transferable|assignable|paid[- ]up|unrestricted|unlimited|universal)\b){2,}{GAP}\b(?:licen[cs]es?|rights?)\b`,
    String.raw`\b(?:perpetual|irrevocable|worldwide|royalty[- ]free|sublicens\w+|transferable|non-?exclusive|fully[- ]paid(?:[- ]up)?)\b(?:,? (?:and )?(?:perpetual|irrevocable|worldwide|royalty[- ]free|non-?exclusive|fully[- ]paid(?:[- ]up)?|sublicens\w+|transferable|assignable|paid[- ]up|unrestricted|unlimited|universal)\b){2,}{GAP}\b(?:licen[cs]es?|rights?)\b`,
  ],
  needs: String.raw`\b(?:perpetual|irrevocable)\b`,
  counterEvidence: [
    {
      pattern: String.raw`\b(?:solely|only|limited)\b[^.;]{0,30}\b(?:to|for|as (?:needed|necessary))\b[^.;]{0,60}\b(?:provid|operat|perform|deliver|improv|use)`,
      effect: -2,
      reason: 'Bound to a purpose',
      within: 'sentence',
    },
    {
      pattern: String.raw`\bfeedback\b|\bsuggestions?\b`,
      effect: -1,
      reason: 'Only feedback',
      within: 'sentence',
    },
    {
      pattern: String.raw`\bterminat\w*\b[^.;]{0,40}\b(?:when|upon|if)\b[^.;]{0,60}\b(?:delet|remov|account)`,
      effect: -1,
      reason: 'Ends when the content is removed',
    },
  ],
  aggravating: [],
  why: 'The other side may use the material for ever and for any purpose, and the permission cannot be taken back.',
  advantage: 'The material may be used without end, and the permission cannot be withdrawn.',
  request: 'Limit the licence in purpose and time',
  mitigation:
    'Grant a licence only as far as needed to provide the service, for the term of the contract, ending when the content is deleted. For feedback, allow free use without confidential information.',
  wording:
    'The licence is non-exclusive, serves only to provide the service, and lasts for the term of this agreement. It ends for each item when that item is deleted.',
  advice: {
    kinds: ['consumer', 'saas'],
    elsewhere: {
      request: 'Limit the licence in purpose and time',
      mitigation:
        'Ask for a licence that covers only the agreed purpose, and that ends with the contract.',
    },
  },
  source:
    'CUAD category Irrevocable or Perpetual License; Common Paper Cloud Service Agreement 2.1 sections 1.4-1.5',
  examples: {
    matches: [
      'You grant us a worldwide, perpetual, irrevocable, royalty-free licence to your content.',
    ],
    leaves: ['Licensor grants a non-exclusive, non-transferable licence for the term.'],
  },
};
