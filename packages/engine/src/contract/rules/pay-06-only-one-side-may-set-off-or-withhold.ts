import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'PAY-06',
  name: 'Only one side may set off or withhold',
  category: 'payment',
  kind: 'asymmetry',
  baseSeverity: 2,
  grade: 'A',
  sample: { read: 37, right: 35 },
  documents: 'all',
  borneBy: 'the party that is owed the money',
  bearer: 'others',
  cues: ['set off', 'set-off', 'setoff', 'offset', 'withhold', 'deduct', 'recoup'],
  asserts: 'power',
  triggers: [
    String.raw`{ANYPARTY}(?:,? (?:in its (?:sole |absolute )*discretion|at its (?:option|election)|at any time|also|further|hereby),?)* {MAY}(?! not)[^.;]{0,60}?\b(?:set[- ]?off|offset|deduct|recoup)\b[^.;]{0,120}?\b(?:from|against)\b[^.;]{0,60}?\b(?:amounts?|sums?|payments?|fees?|wages|salary|rent|monies|moneys|commissions?|royalt\w+|compensation|invoices?|price|deposits?|accounts?|balance|obligations?)\b`,
    String.raw`{ANYPARTY}(?:,? (?:in its (?:sole |absolute )*discretion|at its (?:option|election)|at any time|also|further|hereby),?)* {MAY}(?! not)[^.;]{0,40}?\bwithhold\b[^.;]{0,30}?\b(?:payments?|sums?|monies|moneys|compensation|commissions?|royalt\w+|fees|rent|wages|salary|amounts (?:due|owed|payable))\b`,
    String.raw`{ANYPARTY} (?:shall have|has|have|reserves?) (?:the|a) right (?:of|to) (?:set[- ]?off|offset|setoff)\b`,
  ],
  reciprocity: 'rule',
  counterEvidence: [
    {
      pattern: String.raw`{MUTUAL}|\beach party\b|\beither of\b`,
      effect: 'drop',
      reason: 'Both sides may',
    },
    {
      pattern: String.raw`\b(?:tax(?:es)?|taxation|required by (?:\w+ )?law|applicable law|payroll|federal|social security|internal revenue|withholding obligations?)\b`,
      effect: 'drop',
      reason: 'Taxes and what the law requires',
    },
    {
      pattern: String.raw`\bno right\b|\bwithout (?:any )?(?:set|offset|deduct|right)|\bmay (?:deduct|withhold) (?:its|their) (?:own )?(?:costs|expenses|commission)\b|\bwithhold(?:ing)? (?:its|their|such|any|or|the)? ?(?:\w+ )?(?:consent|approval|permission|information|delivery|services|access|performance|shipment)`,
      effect: 'drop',
      reason: 'Denied, or something else is withheld',
    },
    {
      pattern: String.raw`\bnet (?:sales|revenues?|receipts|profits?)\b|\bgross (?:margin|profit|sales|receipts)\b|\bcarr(?:y|ied) forward\b|\brecoup the (?:advance|guarantee)|\badvance (?:royalt|payment)|\bspecification\b|\broyalt\w+\b[^.]{0,200}\bthird[- ]part|\bthird[- ]part\w*\b[^.]{0,200}\broyalt|\bmay (?:be )?deduct\w* (?:from )?(?:gross|actual)\b|\breturns? and allowances\b`,
      effect: 'drop',
      reason: 'How a base is computed',
    },
    {
      pattern: String.raw`\bundisputed\b|\bgood faith\b|\bdisputed\b|\bfinal(?:ly)? (?:judgment|determined|adjudicated)\b`,
      effect: -1,
      reason: 'Only what is disputed in good faith or decided',
    },
  ],
  aggravating: [],
  why: 'Sums that are merely claimed can be taken off the money owed, and it is then for the unpaid side to sue.',
  advantage: 'Claims against the other side can be taken straight off what is owed to it.',
  request: 'Limit set-off to undisputed sums',
  mitigation:
    'Allow set-off by both sides, and only of sums that are undisputed or decided by a court. Fallback: ten days’ written notice with reasons before anything is withheld.',
  wording:
    'Either party may set off an amount that the other owes it under this Agreement and that is undisputed or finally decided, after ten days’ written notice. Otherwise payments are made without deduction.',
  source: 'Directive 93/13/EEC, Annex 1(b); UK CMA guidance on unfair terms (CMA37)',
  examples: {
    matches: [
      'Client may set off any amounts it claims against payments due to Contractor.',
      'Company is entitled to deduct from the fees any sum that Contractor owes it.',
    ],
    leaves: [
      'Employer may deduct taxes required by law from wages.',
      'Client may set off amounts owed against its payments. Contractor may set off amounts owed against its payments.',
      'Landlord may withhold its consent to a sublease.',
    ],
  },
};
