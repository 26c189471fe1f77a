import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'EMP-02',
  name: 'Dismissal at will',
  category: 'employment',
  kind: 'presence',
  baseSeverity: 2,
  grade: 'A',
  sample: { read: 24, right: 22 },
  documents: ['employment'],
  borneBy: 'the employee',
  bearer: ['employee', 'executive', 'worker'],
  law: 'The default in the United States except Montana; not lawful in most of Europe (as of mid-2026)',
  cues: ['at will', 'at-will', 'terminat'],
  asserts: 'power',
  triggers: [
    String.raw`\bat[- ]will\b`,
    String.raw`\b(?:company|employer)\b[^.;]{0,60}\b(?:may|can|right to|entitled to)\b[^.;]{0,60}\bterminate\b[^.;]{0,80}\b(?:at any time|for any reason|without cause|with or without)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`^(?!.*\bwithout (?:just |good |such )?cause\b)(?!.*\bat[- ]will\b)(?!.*\b(?:any|no) reason\b).*\bfor (?:just |due )?["']?cause\b`,
      effect: 'drop',
      reason: 'Only for cause',
    },
    {
      pattern: String.raw`\bbenefit plan|\bpolicy\b|\bprogram\b|\bnot (?:an )?at[- ]will\b`,
      effect: 'drop',
      reason: 'Another subject',
    },
    {
      pattern: String.raw`^(?!.*\bat[- ]will\b).*(?:\bin lieu of (?:such |any |the )?notice\b|(?<!without )(?:{DUR}(?:'s?)?|\bthe)(?: prior)?(?: written)? notice\b)`,
      effect: 'drop',
      reason: 'Notice is given or paid',
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
  advantage: 'You can end the employment at any time and need not state a reason.',
  request: 'Ask for notice or severance',
  mitigation: 'Ask for the same notice both ways, one to three months, or for severance pay.',
  wording:
    "Either party may end the employment by giving the other [one month's] written notice. The Employer may end it without notice only for cause.",
  source: 'CUAD category Termination for Convenience; Acas guidance on notice',
  examples: {
    matches: ['Your employment is at-will and may end at any time for any reason.'],
    leaves: [
      "Either side may end the employment with three months' notice.",
      'The Company may terminate the Appointment at any time by notifying you that it will make a payment in lieu of notice.',
      "The Company may terminate the employment at any time on three months' written notice.",
    ],
  },
};
