import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'IPD-20',
  name: 'No protection against infringement claims',
  category: 'ip-and-data',
  kind: 'absence',
  baseSeverity: 3,
  grade: 'B',
  sample: { read: 13, right: 9 },
  documents: ['saas', 'licence', 'services', 'supply'],
  borneBy: 'the buyer or licensee',
  bearer: 'payer',
  soughtFor: 'protection against claims that the product infringes the rights of others',
  onlyIf: String.raw`\bgrants?\b(?![^.;]{0,300}\b(?:endorse\w*|likeness|autographs?|sponsor\w*)\b)[^.;]{0,160}\b(?:licen[cs]e|right)\b[^.;]{0,160}\b(?:software|technology|products?|platform|programs?|system|application)\b`,
  present: [
    String.raw`\b(?:indemnif\w*|defend\w*|harmless)\b{LONG}\b(?:claims?|damages?|liabilit\w+|loss(?:es)?|costs?|expenses)\b{LONG}\b(?:infring\w*|misappropriat\w*)\b`,
    String.raw`\b(?:indemnif\w*|defend\w*|hold\b[^.;]{0,30}\bharmless|held harmless)\b{LONG}\b(?:infring\w*|misappropriat\w*|intellectual property|patents?|copyrights?|trademarks?|marks|proprietary rights?)\b`,
    String.raw`\b(?:infring\w*|misappropriat\w*|intellectual property|patents?|copyrights?|trademarks?|marks|proprietary rights?)\b{LONG}\b(?:indemnif\w*|defend\w*|hold\b[^.;]{0,30}\bharmless|held harmless)\b`,
    String.raw`\b(?:warrant\w*|represents?|representations?)\b{LONG}\b(?:infring\w*|misappropriat\w*)\b`,
    String.raw`\b(?:does|do|will|would|shall)(?: and will| and shall)? not\b[^.;]{0,40}\b(?:infringe|misappropriate)\b|\bnon-?infring\w*\b|\binfringement (?:indemnity|claims?|warranty)\b|\bclaims? (?:of|for|alleging)[^.;]{0,20} infringement\b|\binfring\w*\b[^.;]{0,120}\b(?:of|by) (?:any |a |others?\b|other )?(?:third part(?:y|ies)|persons?|others?)\b|\benjoined\b|\bprocure\b[^.;]{0,60}\bright to (?:continue|use)`,
  ],
  expectedIn: ['indemnification', 'warranties', 'license-grant'],
  why: 'If somebody claims that the product infringes their rights, you stand alone with the claim and with a product that you may have to stop using.',
  advantage: 'No duty to defend the customer against claims of infringement is written down.',
  request: 'Ask for defence against infringement claims',
  mitigation:
    'Ask the supplier to defend you and to pay claims that its product infringes rights of others, and to replace the product, license it or refund the price. Fallback: a warranty that it knows of no such claim.',
  wording:
    'The supplier defends the customer against any claim that the product, used as agreed, infringes intellectual property rights of a third party, and pays the resulting damages and costs. If use is barred, the supplier procures the right to use it, replaces it, or refunds the unused part of the price.',
  advice: {
    unless: String.raw`\bfranchis`,
    elsewhere: {
      request: 'Ask for defence against infringement claims',
      mitigation:
        'Ask the other side to defend you, and to pay, if the marks, systems or materials that it gives you infringe rights of others.',
    },
  },
  source:
    'Common Paper Cloud Service Agreement 2.1 sections 9.1 and 9.4; Bonterms Cloud Terms 1.0 section 17',
  examples: {
    matches: ['Licensor grants Licensee a licence to the software. Licensee pays the fee.'],
    leaves: [
      'Licensor grants Licensee a licence to the software. Licensor shall indemnify Licensee against claims that the software infringes a patent.',
      'Contractor shall clean the premises.',
    ],
  },
};
