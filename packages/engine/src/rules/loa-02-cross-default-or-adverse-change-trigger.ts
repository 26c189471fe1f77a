import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'LOA-02',
  name: 'Cross-default or adverse-change trigger',
  category: 'lending',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'N',
  documents: ['loan', 'lease', 'supply'],
  bornBy: 'the borrower',
  cues: ['default', 'adverse', 'insecure'],
  triggers: [
    String.raw`\bcross[- ]default\b`,
    String.raw`\b(?:event of default|accelerat\w+)\b{LONG}\bmaterial adverse (?:change|effect)\b`,
    String.raw`\bmaterial adverse (?:change|effect)\b{LONG}\b(?:event of default|accelerat\w+)\b`,
    String.raw`\bdeems? itself insecure\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\b(?:exceeding|in excess of|threshold)\b[^.;]{0,40}{MONEY}`,
      effect: -1,
      reason: 'Only above a threshold',
      within: 'sentence',
    },
    {
      pattern: String.raw`\breasonabl`,
      effect: -1,
      reason: 'An objective test',
      within: 'sentence',
    },
  ],
  aggravating: [],
  why: 'Trouble somewhere else, or a mere worry of the lender, can make the whole debt due.',
  request: 'Limit the triggers of default',
  mitigation:
    'Set a threshold amount, count only a default in payment elsewhere, and test an adverse change objectively.',
  source: 'Loan practice',
  examples: {
    matches: ['A cross-default or material adverse change is an Event of Default.'],
    leaves: ['The seller represents that no material adverse change has occurred.'],
  },
};
