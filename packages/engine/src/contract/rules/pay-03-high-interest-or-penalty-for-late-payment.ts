import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'PAY-03',
  name: 'High interest or penalty for late payment',
  category: 'payment',
  kind: 'threshold',
  baseSeverity: 2,
  grade: 'A',
  sample: { read: 16, right: 13 },
  documents: 'all',
  borneBy: 'the party that pays',
  bearer: 'payer',
  law: 'Usury laws set ceilings in many places; Directive 2011/7/EU sets the European Central Bank’s rate plus eight points between businesses where nothing else is agreed; as of 2026.',
  cues: [
    'interest',
    'late',
    'finance charge',
    'service charge',
    'delinquen',
    'overdue',
    'past due',
  ],
  triggers: [
    // More than 1.5 per cent a month.
    String.raw`\b(?:interest|late|overdue|past[- ]due|finance charge|service charge|delinquen\w+|unpaid)\b{LONG}(?<![\d.,/-])(?:1\.(?:5[1-9]|[6-9]\d?)|[2-9](?:\.\d+)?|[1-4]\d(?:\.\d+)?)\s?(?:%|percent|per cent)\)?(?:(?!per annum|a year|annual)[^.;]){0,40}?\b(?:(?:per|a|each|every) (?:calendar )?month|monthly)\b`,
    String.raw`\b(?:interest|late|overdue|past[- ]due|finance charge|delinquen\w+)\b{LONG}\b(?:two|three|four|five|ten) (?:percent|per cent)\b[^.;]{0,40}?\b(?:(?:per|a|each) (?:calendar )?month|monthly)\b`,
    // More than 18 per cent a year.
    String.raw`\b(?:interest|late|overdue|past[- ]due|finance charge|delinquen\w+)\b{LONG}(?<![\d.,/-])(?:18\.[1-9]\d?|19|2\d|3\d|4\d)(?:\.\d+)?\s?(?:%|percent|per cent)\)?[^.;]{0,40}?\b(?:(?:per|a|each) (?:annum|year)|annual(?:ly)?)\b`,
    // Any percentage a day or a week.
    String.raw`\b(?:interest|late|overdue|past[- ]due|delay\w*|delinquen\w+|penalt\w+|default)\b{LONG}{PCT}\)?[^.;]{0,40}?\b(?:per|a|each|every|for each) (?:\w+ )?(?:day|week)\b(?! year)`,
    // A flat charge of five per cent or more, or a sum.
    String.raw`\blate[- ](?:fee|charge|payment (?:fee|charge|penalty))s?\b{GAP}(?:(?<![\d.,/-])(?:[5-9]|[1-4]\d)(?:\.\d+)?\)?\s?(?:%|percent|per cent)(?!\)?(?: \(\d+ ?%\))? ?(?:p\.a|per (?:annum|year)|annual))|{MONEY})`,
  ],
  needs: String.raw`\b(?:late|overdue|past[- ]due|delinquen\w+|delay\w*|default\w*|unpaid|not (?:been )?paid|fails?|failure|when due|due date|after (?:it is|the) due|outstanding)\b`,
  counterEvidence: [
    {
      pattern: String.raw`\b(?:royalty (?:rate|of)|net sales|liquidated damages|equity|ownership|voting|shares?|participating interest|membership interest|percentage interest|discount|rebate|credit(?:s|ed)?|escrow|uptime|availability|audit|examination|reports?|financial (?:information|statements?)|returned check|one and (?:a |one[- ])half|tax penalt\w+|deliver(?:y|ies|ed)?|shipment)\b`,
      effect: 'drop',
      reason: 'Another percentage',
    },
    {
      pattern: String.raw`\bmaximum (?:lawful |legal )?(?:rate|amount)?\s?(?:of interest )?(?:permitted|allowed|rate)|\bhighest (?:lawful |legal )?rate|\blesser of\b|\bpermitted by (?:applicable )?law\b|\bwhichever is (?:less|lower)\b`,
      effect: -1,
      reason: 'Limited to what the law allows',
      within: 'sentence',
    },
  ],
  aggravating: [
    {
      pattern: String.raw`(?<![\d.,/-])(?:2|2\.5|[3-9]|[1-4]\d)(?:\.\d+)?\s?(?:%|percent|per cent)\)?[^.;]{0,40}\b(?:per|a|each) (?:calendar )?month\b|\bcompound(?:ed|ing)?\b`,
      reason: 'Two per cent a month or more, or interest on interest',
    },
  ],
  why: 'Being late by a few weeks costs far more than the money would have cost at a bank.',
  advantage: 'Late payment by the other side is well compensated, as far as the law allows it.',
  request: 'Lower the interest on late payment',
  advice: {
    needs: String.raw`\binterest\b|\b(?:per|a|each|every) (?:\w+ )?(?:day|week|month|year|annum)\b[^.;]{0,40}\b(?:late|overdue|unpaid)\b|\b(?:late|overdue|unpaid)\b[^.;]{0,80}\b(?:per|a|each|every) (?:\w+ )?(?:day|week|month|year|annum)\b|\bmonthly\b`,
    elsewhere: {
      request: 'Lower the charge for late payment',
      mitigation: 'Ask for a smaller charge, made once, on undisputed sums and after a reminder.',
    },
  },
  mitigation:
    'Ask for one per cent a month or the statutory rate, whichever is lower, only on undisputed sums and after a reminder. Fallback: one and a half per cent a month without compounding.',
  wording:
    'Undisputed amounts that are not paid within ten days of a written reminder bear simple interest at one per cent a month, or at the highest rate that the law allows if that is lower.',
  source:
    'Bonterms Cloud Terms 1.0 section 12.1 (1.5 per cent a month or the legal maximum); Directive 2011/7/EU; Directive 93/13/EEC, Annex 1(e)',
  examples: {
    matches: [
      'Late payments bear interest at 5% per month.',
      'If rent is overdue, Tenant pays a late fee of $100.',
      'Overdue amounts bear interest at 24% per annum.',
    ],
    leaves: [
      'Overdue amounts bear interest at 1% per month.',
      'Late payments bear interest at 8% per annum.',
      'Licensee pays a royalty of 5% each month.',
    ],
  },
};
