import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'LIA-15',
  name: 'Guarantee or joint liability',
  category: 'liability',
  kind: 'presence',
  baseSeverity: 4,
  grade: 'A',
  sample: { read: 30, right: 28 },
  documents: ['loan', 'lease', 'supply', 'services'],
  borneBy: 'the guarantor, co-tenant or co-borrower',
  bearer: ['guarantor', 'tenant', 'lessee', 'borrower', 'franchisee', 'contractor'],
  cues: ['guarant', 'jointly and severally', 'joint and several'],
  triggers: [
    String.raw`\b(?:personally|unconditionally|irrevocably)(?:,? (?:and )?(?:personally|unconditionally|irrevocably|absolutely)){0,3} guarantees?\b`,
    String.raw`\bpersonal(?:ly)? guarant(?:ee|y|ees|ies|eed)\b`,
    String.raw`\bguarantors?\b{GAP}\b(?:hereby )?(?:unconditionally|irrevocably|absolutely|jointly)\b{GAP}\bguarant(?:ees?|ies|y)\b`,
    String.raw`\bjointly and severally,? (?:liable|responsible|obligated|bound|guarant\w+|agrees?|promises?)\b`,
    String.raw`\b(?:liable|responsible|obligated|obligations?|liabilit(?:y|ies))\b[^.;]{0,60}\bjoint(?:ly)? and several(?:ly)?\b`,
    String.raw`\bjoint and several (?:liabilit(?:y|ies)|obligations?)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\benvironmental indemnit|\berisa\b|\bcontributions to\b|\(joint and several\)|\bfor which such person\b|\bability to\b|\bif more than one (?:bonding|insurance|agent|underwriter)|\bunderwriters?\b|\binsurance company\b|\x22?guarant(?:y|ee|or)s?\x22? (?:means|shall mean)\b|\bin (?:the )?form (?:of|attached)|\bsubsidiar(?:y|ies)\b|\bparent (?:company|guarant\w+)\b|\baffiliates?\b|\blessors?' obligations\b|\b(?:several|severally),? (?:and|but) not joint(?:ly)?\b|\bnot (?:be |remain )?jointly\b|\bguarantees? that\b|\bno personal(?:ly)? (?:guarant|liab)`,
      effect: 'drop',
      reason: 'A guarantee between companies, a form, or the opposite',
    },
    {
      pattern: String.raw`\blimited to {MONEY}|\b(?:cap|maximum)\b[^.;]{0,60}\bguarant`,
      effect: -1,
      reason: 'Limited in amount',
    },
    {
      pattern: String.raw`\b(?:release[sd]?|terminat\w+|expires?)\b[^.;]{0,60}\bguarant`,
      effect: -1,
      reason: 'The guarantee ends',
    },
  ],
  aggravating: [
    {
      pattern: String.raw`\bpersonal(?:ly)? guarant|\bspouse\b|\beach (?:\w+ )?(?:tenant|shareholder|member|owner|director|principal)\b`,
      reason: 'Private persons answer',
    },
  ],
  why: 'One person answers for the whole debt, with private assets or for what the others owe.',
  advantage:
    'More than one person, or a private person besides a company, answers for the whole debt.',
  request: 'Delete or limit the guarantee',
  mitigation:
    'Delete it. Fallback: limit it in amount and time, let it end once payments have been made on time for twelve months, and ask that each person answer only for a share.',
  wording:
    'The guarantee is limited to [amount] and ends twelve months after the date of this Agreement unless a payment is overdue on that day. Each of several debtors is liable only for its own share.',
  source: 'General practice of lending and letting; UK guidance on guarantees in tenancies',
  examples: {
    matches: [
      'Rosa Delgado personally and unconditionally guarantees the payment of all obligations of Borrower.',
      'Each tenant is jointly and severally liable for the whole rent.',
      'The principal owner of the Franchisee shall sign a personal guarantee of all amounts due.',
    ],
    leaves: [
      'The obligations of the holders are several and not joint.',
      'The Supplier guarantees the goods for two years.',
    ],
  },
};
