import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'LIA-13',
  name: 'Short time to bring claims',
  category: 'liability',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 19, right: 19 },
  documents: 'all',
  borneBy: 'the party likely to have a claim',
  bearer: 'everyone',
  cues: ['action', 'claim', 'suit', 'proceeding', 'neither party may bring'],
  asserts: 'exclusion',
  triggers: [
    String.raw`\b(?:must|shall|have to)\b{GAP}\bassert\w*\b{GAP}\bclaims?\b{LONG}\bwithin\b{GAP}{DUR}`,
    String.raw`\b(?:no|any|all|every|each)(?: and all)? (?:[\w-]+ ){0,3}?(?:actions?|claims?|suits?|proceedings?|causes? of action)\b{LONG}\b(?:may be|shall be|must be|be|is) (?:brought|commenced|filed|made|asserted|instituted|initiated)\b{GAP}\b(?:more than|within|later than|after)\b{GAP}{DUR}`,
    String.raw`\bneither party may bring\b{GAP}\bmore than\b{GAP}{DUR}`,
    String.raw`\b(?:waives?|waived|barred)\b{GAP}\b(?:claims?|actions?)\b{GAP}\b(?:unless|not)\b{GAP}\bwithin\b{GAP}{DUR}`,
    String.raw`\b(?:claims?|actions?|suits?|proceedings?|causes? of action)\b{GAP}\b(?:not|unless)\b{GAP}\bwithin\b{GAP}{DUR}{LONG}\b(?:waived|barred|lost|extinguished|forfeited|void)\b`,
  ],
  needs: String.raw`\b(?:assert|brought|commenced|filed|instituted|initiated|asserted|barred|waive[sd]?|bring)\b`,
  counterEvidence: [
    {
      pattern: String.raw`\b(?:bankruptcy|insolvency|dismissed|discharged|stayed|petition|receiver|involuntary|invoice|audit|appeal|indemnified)\b`,
      effect: 'drop',
      reason: 'Speaks of other proceedings',
    },
    {
      pattern: String.raw`\b(?:two|three|four|five|six|[2-6])\s?(?:\(\d\))?\s?years?\b`,
      effect: -1,
      reason: 'Two years or more',
      within: 'sentence',
    },
  ],
  aggravating: [
    {
      pattern: String.raw`\b(?:thirty|sixty|ninety|30|60|90|180|one hundred (?:and )?eighty)\b.{0,12}\bdays\b|\b(?:three|six|[36])\b.{0,8}\bmonths\b`,
      reason: 'Six months or less',
    },
  ],
  why: 'Claims expire after months instead of years, often before the damage is even discovered.',
  request: 'Lengthen the time to bring claims',
  mitigation:
    'Delete the limit and leave the statutory period. Fallback: twenty-four months from discovery, and no limit for claims about data, confidentiality or intellectual property.',
  wording:
    'A claim under this Agreement may be brought within twenty-four months after the claiming party discovered, or should have discovered, the facts on which it rests.',
  source:
    'CUAD category Cap on Liability (time limits for claims); Directive 93/13/EEC, Annex 1(q)',
  examples: {
    matches: [
      'You must assert all your claims arising from the employment in writing within 3 months of the due date.',
      'No action arising under this Agreement may be brought more than six (6) months after the event.',
      'Any and all claims not brought within ninety (90) days after they arise are forever barred.',
      'Any claim not commenced within one year is waived, and no claim may be brought more than one year after it arose.',
    ],
    leaves: [
      'The petition is not dismissed within sixty days and no action may be brought after thirty days by the receiver in bankruptcy.',
      'Invoices shall be paid within thirty days.',
    ],
  },
};
