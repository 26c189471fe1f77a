import type { Rule } from '../rule.ts';

const debtors = [
  'borrower',
  'borrowers',
  'debtor',
  'maker',
  'issuer',
  'guarantor',
  'tenant',
  'customer',
] as const;

export const rule: Rule = {
  id: 'LOA-01',
  name: 'Default interest and charges on charges',
  category: 'lending',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 30, right: 29 },
  documents: ['loan'],
  borneBy: 'the borrower',
  bearer: debtors,
  law: 'Usury laws set ceilings in many places; as of 2026.',
  cues: ['default rate', 'default interest', 'interest', 'late charge', 'late fee', 'post-default'],
  triggers: [
    String.raw`\b(?:bears?|accrues?|accruing|charged?|pay|paid|interest|rate|increased?)\b[^.;]{0,120}?\b(?:the|a) (?:\x22)?(?:default|post-default|past[- ]due) (?:interest )?rate\b`,
    String.raw`\b(?:default|post-default) (?:interest )?rate\b[^.;]{0,60}?\b(?:equal to|of|plus|shall be)\b[^.;]{0,60}?{PCT}`,
    String.raw`\b(?:pay|charge[ds]?|bears?|accrues?)\b[^.;]{0,60}?\bdefault interest\b`,
    String.raw`\b(?:late|delinquen\w+|overdue) (?:interest|charges?|fees?|payment charge)\b{GAP}(?:{PCT}|{MONEY})`,
    String.raw`\b(?:after|upon|during|following|event of) default\b{LONG}\binterest\b{LONG}\b(?:increas\w+|additional|plus|in excess of|above|higher)\b{GAP}{PCT}`,
    String.raw`\binterest\b{LONG}{PCT}[^.;]{0,60}?\b(?:in excess of|above|plus|higher than|over)\b{LONG}\b(?:default|overdue|when due|past due|not paid)\b`,
    String.raw`\b(?:default|overdue|when due|past due|not paid)\b{LONG}\binterest\b{LONG}{PCT}[^.;]{0,60}?\b(?:in excess of|above|plus|higher than|over)\b`,
    String.raw`\binterest\b[^.;]{0,80}?\b(?:shall|will|may|is|are|be) (?:be )?(?:compound(?:ed|s)|capitali[sz]ed|added to (?:the )?(?:outstanding )?principal)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\b(?:means|shall mean)\b|^\W*\x22[^\x22]{1,60}\x22\s?:|\bright to charge\b|\bdecision by\b|\bwaiver of\b|\bwhether before or after\b|\bdefaulting lenders?\b|\bagent'?s? (?:to )?(?:the )?lenders?\b|\bas defined in\b`,
      effect: 'drop',
      reason: 'A definition, or a duty between lenders',
    },
    {
      pattern: String.raw`\bcapitali[sz]ed (?:lease|interest expense|cost|software)|\binterest expense\b|\bgaap\b`,
      effect: 'drop',
      reason: 'A term of accounting',
    },
    {
      pattern: String.raw`\bmaximum (?:lawful |legal )?(?:rate|amount)|\busur|\bhighest (?:lawful )?rate|\bpermitted by (?:applicable )?law\b`,
      effect: -1,
      reason: 'Limited to what the law allows',
      within: 'sentence',
    },
  ],
  aggravating: [
    {
      pattern: String.raw`(?<![\d.])(?:[5-9]|1\d|2\d)(?:\.\d+)?\s?(?:%|percent|per cent)\)?[^.;]{0,40}\b(?:above|in excess of|plus|over|late charge)\b|\bcompound(?:ed|ing)\b`,
      reason: 'Five points or more, or interest on interest',
    },
  ],
  why: 'A short delay becomes expensive: the rate jumps for the whole debt, and charges earn interest themselves.',
  advantage: 'Delay by the borrower is compensated at a higher rate.',
  request: 'Lower the default rate',
  mitigation:
    'Ask for two points above the agreed rate, on the overdue sum only and without interest on interest. Fallback: four points, after a grace period of ten days.',
  wording:
    'An amount that is more than ten days overdue bears simple interest at the agreed rate plus two percentage points, on that amount only, for as long as it is overdue.',
  source: 'Directive 93/13/EEC, Annex 1(e); practice of lending and usury laws',
  examples: {
    matches: [
      'After default interest accrues at the Default Rate of 18%.',
      'Borrower shall pay a late charge of 5% of any payment not made when due.',
    ],
    leaves: [
      'The loan bears interest at 6% per annum.',
      'A Defaulting Lender pays the Default Rate to the Agent.',
    ],
  },
};
