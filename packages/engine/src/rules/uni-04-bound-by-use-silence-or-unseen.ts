import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'UNI-04',
  name: 'Bound by use, silence or unseen papers',
  category: 'unilateral-rights',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'C',
  documents: ['consumer', 'saas', 'services', 'supply', 'licence'],
  bornBy: 'the consumer or buyer',
  cues: ['by ', 'continued', 'deemed', 'considered', 'incorporated'],
  triggers: [
    String.raw`\bby (?:using|accessing|continuing|clicking|downloading|visiting|installing)\b{GAP}\b(?:agree|accept|acknowledge|consent|are bound)\b`,
    String.raw`\bcontinued (?:use|access)\b{LONG}\b(?:constitut\w*|deemed|accept\w*|agree\w*)\b`,
    String.raw`\b(?:deemed|considered) to (?:have )?(?:accept|agreed|approv|consent)\w*\b`,
    String.raw`\bincorporated(?: herein)?(?: by (?:this )?reference)?\b{GAP}(?:https?:|www\.|\bas (?:amended|updated)\b|\bfrom time to time\b)`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\bdeliverables?\b|\bregistration statement\b|\baccepted (?:the|such|all|any) \w+|\binvoices?\b|\bwork product\b|\bproducts? shall be deemed\b|\bacceptance test|\bgoods\b|\bshipment`,
      effect: 'drop',
      reason: 'Acceptance of deliveries',
    },
    {
      pattern: String.raw`\b(?:not|no)\b[^.;]{0,20}\bdeemed to\b`,
      effect: 'drop',
      reason: 'Says the opposite',
    },
    {
      pattern: String.raw`\b(?:attached|annexed|exhibit|schedule)\b`,
      effect: -1,
      reason: 'The paper is attached',
      within: 'sentence',
    },
    { pattern: '{MUTUAL}', effect: -1, reason: 'Both sides', within: 'sentence' },
  ],
  aggravating: [],
  why: 'Agreement is assumed without a yes, and papers that are linked can change underneath.',
  request: 'Require express consent',
  mitigation:
    'Name the version and date of every paper that is included, attach it, and let changes bind only after express consent.',
  source: 'Directive 93/13/EEC, Annex 1(i)',
  examples: {
    matches: [
      'By using the site you agree to these Terms.',
      'Your continued use of the Service constitutes acceptance of the changes.',
    ],
    leaves: ['The Customer accepts these terms by signing below.'],
  },
};
