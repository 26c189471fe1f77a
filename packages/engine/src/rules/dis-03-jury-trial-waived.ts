import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'DIS-03',
  name: 'Jury trial waived',
  category: 'disputes',
  kind: 'presence',
  baseSeverity: 2,
  grade: 'A',
  documents: 'all',
  bornBy: 'the consumer, employee or borrower',
  cues: ['jury'],
  triggers: [
    String.raw`\bwaive\w*\b{GAP}\b(?:trial by jury|jury trial|trial by a jury|right to a jury)\b`,
    String.raw`\b(?:trial by jury|jury trial)\b{GAP}\bwaive`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\bwaiver of jury trial,? \d`,
      effect: 'drop',
      reason: 'An entry in a table of contents',
    },
    {
      pattern: String.raw`{MUTUAL}|\beach of the parties\b|\bparties (?:hereby |hereto )`,
      effect: -1,
      reason: 'Both sides waive it',
      within: 'sentence',
    },
  ],
  aggravating: [],
  why: 'A judge alone decides, where otherwise a jury would.',
  request: 'Keep the jury',
  mitigation:
    'Delete it, or make it mutual. In some US states such a waiver is void in leases and employment contracts.',
  source: '24 CFR 236.750(b)(6); Colorado HB23-1095',
  examples: {
    matches: ['Borrower waives any right to a jury trial.'],
    leaves: ['The case was decided after a jury trial.'],
  },
};
