import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'LOA-03',
  name: 'Charge for early repayment',
  category: 'lending',
  kind: 'presence',
  baseSeverity: 2,
  grade: 'A',
  sample: { read: 23, right: 19 },
  documents: ['loan'],
  borneBy: 'the borrower',
  bearer: ['borrower', 'borrowers', 'debtor', 'maker', 'issuer'],
  cues: ['prepay', 'early repayment', 'make-whole', 'breakage', 'yield maintenance'],
  triggers: [
    String.raw`\bprepa(?:ys?|id|yments?|ying)\b{LONG}\b(?:premium|penalt(?:y|ies)|prepayment (?:fee|charge|consideration)|make-?whole|breakage (?:costs?|amounts?|fees?)|yield maintenance)\b`,
    String.raw`\b(?:premium|prepayment (?:fee|charge|penalty|premium)|make-?whole (?:amount|premium|payment)|yield maintenance)\b{LONG}\bprepa(?:ys?|id|yments?|ying)\b`,
    String.raw`\bearly repayment (?:fee|charge|penalt)`,
    String.raw`\b(?:compensate|reimburse|indemnify|pay)\b{LONG}\b(?:breakage|loss(?:es)?|costs?)\b{LONG}\bprepa(?:ys?|id|yment)`,
  ],
  needs: String.raw`\b(?:pay|payment of|paid|pays|accompanied|together with|includes?|reimburse|compensate|indemnify|subject to|plus|requires?|charge[ds]?)\b`,
  counterEvidence: [
    {
      pattern: String.raw`^\W*\x22[^\x22]{1,60}\x22\s?:|\bnot require\b|\bfail(?:s|ure)? to pay\b|\bcharacteri[sz]e\b|\bnot,? (?:however,? )?be subject to\b|\bmajority lenders\b|\brequired lenders\b|\bconsent of (?:each|all)\b|\bprepaid (?:expenses|rent|insurance)\b`,
      effect: 'drop',
      reason: 'A definition, an exception or a rule on votes',
    },
    {
      pattern: String.raw`\bwithout (?:any )?(?:\w+ ){0,2}?(?:premium|penalt|fee|charge)|\bno (?:\w+ ){0,2}?(?:premium|penalty|prepayment fee|fee)|\binsurance\b|\bsenior notes?\b|\bsubordinated (?:debt|notes|indebtedness)\b|\b(?:means|shall mean)\b`,
      effect: 'drop',
      reason: 'Free of charge, or another debt',
    },
    {
      pattern: String.raw`\bbreakage\b|\bactual(?:ly)? (?:loss|cost|incurred)|\bloss(?:es)? (?:or|and) (?:cost|expense)`,
      effect: -1,
      reason: 'Only the cost of breaking the funding',
      within: 'sentence',
    },
  ],
  aggravating: [],
  why: 'Repaying early, for example from a cheaper loan, costs extra.',
  advantage: 'Early repayment by the borrower is compensated.',
  request: 'Ask for free early repayment',
  mitigation:
    'Ask for repayment free of charge after the first year, or when the loan is refinanced with the same lender. Fallback: the proven cost of breaking the funding, capped at one per cent.',
  wording:
    'The Borrower may repay the loan in whole or in part at any time on ten days’ notice without premium or penalty. During the first year the Lender may claim its proven cost of breaking the funding, up to one per cent of the amount repaid.',
  source: 'CUAD category Liquidated Damages; Directive 93/13/EEC, Annex 1(e); practice of lending',
  examples: {
    matches: [
      'Borrower may prepay the loan only upon payment of a prepayment penalty equal to all interest to maturity.',
      'Prepayment requires a premium of 3% of the amount prepaid.',
      'If Borrower prepays the note, it shall pay a make-whole amount.',
    ],
    leaves: [
      'Borrower may prepay the loan at any time without premium or penalty.',
      'Rent is prepaid for three months.',
    ],
  },
};
