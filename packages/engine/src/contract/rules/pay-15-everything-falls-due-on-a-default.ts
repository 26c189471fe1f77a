import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'PAY-15',
  name: 'Everything falls due on a default',
  category: 'payment',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'B',
  sample: { read: 29, right: 23 },
  documents: ['loan', 'lease', 'consumer', 'supply', 'services', 'licence', 'saas'],
  borneBy: 'the borrower, buyer in instalments or tenant',
  bearer: 'payer',
  cues: ['due and payable', 'accelerat', 'due immediately', 'immediately due'],
  asserts: 'power',
  triggers: [
    String.raw`\b(?:entire|whole|all|full|unpaid|outstanding|remaining)\b(?:,? (?:of )?(?:the |such |any |its |then |and |or )*(?:unpaid|outstanding|remaining|principal|entire|other|future|accrued))*(?: of)?(?: the| such| any)?\s(?:balances?|principal|amounts?|indebtedness|sums?|rent|obligations|loans?|payments?|instal{1,2}ments|fees|advances|liabilities|notes?)\b{LONG}\b(?:become|becomes|be|immediately|forthwith|at once|thereupon) (?:\w+ ){0,3}?due and payable\b`,
    String.raw`\b(?:entire|whole|all|unpaid|outstanding|remaining)\b(?:,? (?:of )?(?:the |such |any |its |then |and |or )*(?:unpaid|outstanding|remaining|principal|entire|other|future|accrued))*(?: of)?(?: the| such| any)?\s(?:balances?|principal|amounts?|indebtedness|sums?|rent|payments?|instal{1,2}ments|fees)\b{LONG}\b(?:due immediately|immediately due)\b`,
    String.raw`\b(?:declare|declares|declaring)\b[^.;]{0,200}?\b(?:due and payable|immediately due|forthwith due)\b`,
    String.raw`\b(?:{ANYPARTY} {MAY}|right to|option to|entitled to|\([a-z]+\)) (?:\w+ ){0,3}?accelerate\b[^.;]{0,60}?\b(?:indebtedness|maturity|loans?|notes?|payments?|principal|obligations|rent|balance)\b`,
  ],
  needs: String.raw`\b(?:defaults?|fail(?:s|ure)?|breach\w*|event of|insolven\w+|bankrupt\w*|declar\w+|non-?payment|overdue|late|delinquen\w+|upon the occurrence)\b`,
  counterEvidence: [
    {
      pattern: String.raw`\bwhether by acceleration\b|\bhave been accelerated\b|\bholders? (?:\w+ ){0,4}?to accelerate\b|\bsuch (?:debt|other indebtedness)\b|\bno acceleration\b|\b(?:failure|delay|omission) (?:by|of|to)\b[^.;]{0,60}\bexercis|\bif not sooner paid\b|\bfrom and after such declaration\b|\bearned\b|\bguaranteed obligations\b|\bdefined term|\bat stated maturity or by\b|\bterminates the (?:credit )?facility\b|\bexpended\b|\bfail(?:s|ure)? to pay\b[^.;]{0,200}\bwhen\b[^.;]{0,40}\bdue and payable\b|\bremainder of such sums\b|\bexpended\b|\bfail(?:s|ure)? to pay\b[^.;]{0,200}\bwhen\b[^.;]{0,40}\bdue and payable\b|\bremainder of such sums\b|\bunpaid amount\b|\bmaturity date\x22|\bmay not accelerate\b|\bpremium shall be payable\b`,
      effect: 'drop',
      reason: 'Speaks of the effect of a call, or of another debt',
    },
    {
      pattern: String.raw`\b(?:vest\w*|options?|stock|severance|terminat\w+ of employment|base salary|bonus|rescind\w*|annul\w*|waive[sd]?|prior to (?:the )?(?:effective )?(?:date of )?(?:such )?(?:termination|expiration)|accrued (?:through|prior|before|as of|to)|then (?:due|owing)|undisputed)\b`,
      effect: 'drop',
      reason: 'Pay or shares of an employee, a waiver, or only what was owed already',
    },
    {
      pattern: String.raw`\b(?:if (?:and|then)|other indebtedness|any other (?:loan|agreement|debt)|indebtedness for borrowed money)\b`,
      effect: 'drop',
      reason: 'Describes another debt',
    },
    {
      pattern: String.raw`{DUR}[^.;]{0,60}\b(?:after|following|notice|cure)\b|\bcured?\b`,
      effect: -1,
      reason: 'After a period to put it right',
    },
  ],
  aggravating: [],
  why: 'One late payment can make the whole sum payable at once.',
  advantage: 'After a default, the whole sum can be claimed at once.',
  request: 'Ask for notice before everything falls due',
  mitigation:
    'Allow it only after two missed payments and fourteen days’ written warning. Fallback: ten days’ notice to pay what is overdue, which restores the instalments.',
  wording:
    'The creditor may call the whole balance due only if two payments are overdue and remain unpaid fourteen days after a written warning. Payment of the overdue sums within that time restores the instalments.',
  source: 'Directive 93/13/EEC, Annex 1(e); practice of consumer credit',
  examples: {
    matches: [
      'Upon default the entire unpaid balance shall become immediately due and payable.',
      'If an Event of Default occurs, Lender may declare all amounts due and payable.',
    ],
    leaves: [
      'The fees are due and payable within thirty days of the invoice.',
      'All options become exercisable in full upon a change of control.',
    ],
  },
};
