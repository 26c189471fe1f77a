import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'DIS-03',
  name: 'Jury trial waived',
  category: 'disputes',
  kind: 'presence',
  baseSeverity: 2,
  grade: 'A',
  sample: { read: 14, right: 14 },
  documents: 'all',
  borneBy: 'the consumer, employee or borrower',
  bearer: 'everyone',
  law: 'United States; several states do not enforce such a waiver in leases, employment and consumer contracts (as of mid-2026)',
  cues: ['jury'],
  asserts: 'exclusion',
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
      pattern: String.raw`{MUTUAL}|\beach of the parties\b|\bparties\b[^.;]{0,60}\bwaives?\b|\beach of\b|\b(?:executive|employee|you|us|borrower) and (?:the )?\w+ (?:hereby )?waive|\band (?:executive|employee|you|we|us|borrower|lender) (?:hereby )?(?:\w+ )?waive`,
      effect: -1,
      reason: 'Both sides waive it',
      within: 'sentence',
    },
  ],
  aggravating: [],
  why: 'A judge alone decides, where otherwise a jury would.',
  advantage:
    'A judge decides without a jury, which makes the outcome easier to foresee and the trial shorter.',
  request: 'Keep the jury',
  mitigation:
    'Delete it, or make it mutual. In some US states such a waiver is void in leases and employment contracts.',
  wording: 'Nothing in this agreement limits the right of either party to a trial by jury.',
  source: '24 CFR 236.750(b)(6); Colorado HB23-1095',
  examples: {
    matches: ['Borrower waives any right to a jury trial.'],
    leaves: ['The case was decided after a jury trial.'],
  },
};
