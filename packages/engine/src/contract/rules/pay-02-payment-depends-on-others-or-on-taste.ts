import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'PAY-02',
  name: 'Payment depends on others or on taste',
  category: 'payment',
  kind: 'presence',
  baseSeverity: 4,
  grade: 'N',
  documents: ['services', 'supply'],
  borneBy: 'the party that is paid',
  bearer: 'performer',
  cues: [
    'receiv',
    'receipt',
    'collect',
    'been paid',
    'pay-when-paid',
    'paid-when-paid',
    'pay-if-paid',
    'satisf',
    'approval',
    'acceptance',
    'sole judgment',
  ],
  triggers: [
    String.raw`\b(?:pa(?:y|id|yments?|yable)|fees?|compensation)\b{LONG}\b(?:upon|after|if|when|until|unless|only|days of|following|contingent (?:up)?on|conditioned (?:up)?on|subject to)\b[^.;]{0,40}?\b(?:receives?|received|receipt|collects?|collected|collection|been paid)\b[^.;]{0,40}?\b(?:payments?|funds|moneys?|monies|amounts?|fees)\b[^.;]{0,30}?\b(?:from|by) (?:(?:its|their|the|such|a|any|each|applicable|respective|end|ultimate|prime|third[- ]party) ){0,3}(?:end[- ]?(?:users?|customers?|clients?)|clients?|customers?|owners?|third[- ]part(?:y|ies)|prime contractors?|sponsors?|advertisers?|merchants?|insurers?|payors?)\b`,
    String.raw`\b(?:payments?|fees?|amounts?)\b[^.;]{0,80}?\b(?:until|unless|only (?:if|when|after))\b[^.;]{0,60}?\b(?:payments?|funds|amounts?)\b[^.;]{0,40}?\breceived from\b`,
    String.raw`\b(?:pay-when-paid|paid-when-paid|pay-if-paid)\b`,
    String.raw`\b(?:payments?|invoices?|fees?)\b[^.;]{0,60}?\b(?:subject to|conditional (?:up)?on|conditioned (?:up)?on|contingent (?:up)?on)\b[^.;]{0,40}?\b(?:satisfaction of (?:the )?{ANYPARTY}|{ANYPARTY}'s? (?:sole |complete |written |final )*(?:satisfaction|approval|acceptance))\b`,
    String.raw`\b(?:accept(?:ance|ed)?|performed|completed|deliverables?|work|services)\b[^.;]{0,80}?\b(?:in (?:its|their|{ANYPARTY}'s?) sole (?:judgment|satisfaction)|to (?:the )?(?:sole |complete |full |entire )*satisfaction of {ANYPARTY}|to (?:{ANYPARTY}'s|its) (?:sole |complete |full )*satisfaction)\b`,
  ],
  needs: String.raw`\bpa(?:y|ys|id|yable|yments?)\b|\bfees?\b|\binvoic\w+|\bcompensat\w+|\bremit\w*`,
  counterEvidence: [
    {
      pattern: String.raw`\b(?:pay|paid|payments?)\b[^.;]{0,80}\b(?:sub-?contractors?|suppliers|material(?:man|men)|trade contractors?|architect|consultants)\b`,
      effect: 'drop',
      reason: 'Speaks of those who work for the contractor',
    },
    {
      pattern: String.raw`\breasonabl[ey]\b|\bunreasonably\b|\bdeemed accept`,
      effect: -1,
      reason: 'Consent must be given where it is due',
      within: 'sentence',
    },
    {
      pattern: String.raw`\b(?:royalt\w+|commissions?|referral|revenue shar\w+|net (?:transaction )?revenues?|share of|percent(?:age)?|%)`,
      effect: 'drop',
      reason: 'A share of what is received',
    },
    {
      pattern: String.raw`\btax(?:es)?\b|\brefund|\bstop (?:the )?work\b|\bsuspend\b|\bliquidated damages\b|\breconciliation\b|\bgross revenues?\b|\binsurance proceeds\b|\bcondemnation\b|\bindemni`,
      effect: 'drop',
      reason: 'Speaks of other payments',
    },
  ],
  aggravating: [],
  why: 'The work is done, but whether and when it is paid for depends on somebody else’s payment or on the customer’s opinion.',
  advantage: 'You pay only once your own customer has paid or the work satisfies you.',
  request: 'Make payment independent of others',
  mitigation:
    'Ask for payment thirty days after the invoice, whatever third parties do, and acceptance against written criteria. Fallback: payment at the latest ninety days after delivery, and acceptance deemed given after ten days of silence.',
  wording:
    'Invoices are due thirty days after receipt, whether or not the customer has been paid by others. Work is accepted when it meets the agreed specification, and at the latest ten days after delivery unless the customer has rejected it in writing with reasons.',
  source:
    'Directive 93/13/EEC, Annex 1(c); practice of construction and agency contracts (pay when paid)',
  examples: {
    matches: [
      'Contractor will be paid only after Client has received payment from its end customer.',
      'Payment of each invoice is subject to the satisfaction of Client with the work.',
    ],
    leaves: [
      'Client will pay each invoice within thirty days of receipt.',
      'The price includes all taxes that Client has received notice of.',
    ],
  },
};
