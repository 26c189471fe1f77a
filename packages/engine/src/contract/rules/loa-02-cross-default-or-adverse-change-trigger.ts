import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'LOA-02',
  name: 'Cross-default or adverse-change trigger',
  category: 'lending',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 15, right: 12 },
  documents: ['loan', 'lease', 'supply'],
  borneBy: 'the borrower',
  bearer: ['borrower', 'debtor', 'guarantor', 'issuer', 'maker', 'tenant', 'lessee', 'customer'],
  cues: ['default', 'adverse', 'insecure', 'maturity', 'prospect of'],
  triggers: [
    String.raw`\bcross[- ]default(?:s|ed)?\b`,
    String.raw`\b(?:indebtedness|debt|borrowed money|loans?|other agreement|other obligations?)\b{LONG}\b(?:accelerat\w+|cause|causes|permit|permits|become|becomes|declared)\b{GAP}\b(?:prior to|before) (?:its|the|their) (?:\w+ ){0,3}?(?:maturity|due date)\b`,
    String.raw`\bdefault\b{GAP}\bunder any other (?:agreement|loan(?! documents?)|note|indebtedness|obligation|instrument)\b`,
    String.raw`\bmaterial adverse (?:change|effect)\b{GAP}\b(?:is|are|shall be|constitutes?|shall constitute) an? events? of default\b`,
    String.raw`\b(?:there (?:shall )?(?:occurs?|exists?|be|has occurred|have occurred|has been)|the occurrence of|upon) (?:a|any) material adverse (?:change|effect)\b`,
    String.raw`\b(?:deems?|feels?|believes?|considers?) itself (?:to be )?insecure\b`,
    String.raw`\bbelieves?\b[^.;]{0,60}\bprospect of (?:payment|performance|repayment)\b[^.;]{0,40}\bimpaired\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\b(?:prompt(?:ly)?|notify|any default or event of default|no breach|cross-default \d|notice of|written notice|representations?|represents|conditions? precedent|compliance certificate|certificate|shall not have|advise|have not constituted|opinion|result in|lender may|exercise its rights|would constitute|not (?:be )?in default|references to|mortgages? (?:have|has)|solvent|refinanc\w+|permitted (?:indebtedness|liens)|(?:no|not) (?:default|event of default|material adverse)|covenants? (?:that|not)|shall not (?:and|permit))\b|\bmeans\b|^\W*\x22[^\x22]{1,60}\x22\s?:`,
      effect: 'drop',
      reason: 'A notice, a representation or a definition',
    },
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
  advantage: 'You can call the debt when the borrower is in trouble elsewhere.',
  request: 'Limit the triggers of default',
  mitigation:
    'Set a threshold amount, count only a default in payment elsewhere, and test an adverse change objectively.',
  wording:
    'A default under another agreement is an event of default only if it is a failure to pay more than [amount] when due. A change in circumstances is one only if it would lead a reasonable lender to expect that payments will not be made.',
  advice: {
    kinds: ['loan'],
    elsewhere: {
      request: 'Limit the triggers of default',
      mitigation: 'Ask that only a failure to pay this debt, after notice, counts as default.',
    },
  },
  source: 'Loan practice',
  examples: {
    matches: ['A cross-default or material adverse change is an Event of Default.'],
    leaves: ['The seller represents that no material adverse change has occurred.'],
  },
};
