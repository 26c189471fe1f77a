import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'EMP-02',
  name: 'Dismissal at will',
  category: 'employment',
  kind: 'presence',
  baseSeverity: 2,
  grade: 'A',
  documents: ['employment'],
  bornBy: 'the employee',
  cues: ['at will', 'at-will', 'terminat'],
  triggers: [
    String.raw`\bat[- ]will\b`,
    String.raw`\b(?:company|employer)\b[^.;]{0,60}\bterminat\w*\b[^.;]{0,60}\b(?:employment|executive|employee)\b[^.;]{0,40}\b(?:at any time|for any reason|without cause|with or without)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\bbenefit plan|\bpolicy\b|\bprogram\b|\bnot (?:an )?at[- ]will\b`,
      effect: 'drop',
      reason: 'Another subject',
    },
    {
      pattern: String.raw`\bseverance\b|\bsalary continuation\b|\bin lieu of notice\b`,
      effect: -1,
      reason: 'Severance is paid',
    },
    {
      pattern: String.raw`{DUR}(?:'s?)?(?: prior)?(?: written)? notice\b`,
      effect: -1,
      reason: 'Notice is required',
      within: 'sentence',
    },
  ],
  aggravating: [],
  why: 'Employment can end from one day to the next and without a reason. This is the default in the United States and not lawful in most of Europe.',
  request: 'Ask for notice or severance',
  mitigation: 'Ask for the same notice both ways, one to three months, or for severance pay.',
  source: 'CUAD category Termination for Convenience; Acas guidance on notice',
  examples: {
    matches: ['Your employment is at-will and may end at any time for any reason.'],
    leaves: ["Either side may end the employment with three months' notice."],
  },
};
