import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'TEN-04',
  name: 'Rent can be raised',
  category: 'tenancy',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'B',
  sample: { read: 8, right: 6 },
  documents: ['lease'],
  borneBy: 'the tenant',
  bearer: ['tenant', 'lessee', 'sublessee', 'renter', 'resident'],
  law: 'England: since 1 May 2026 rent of an assured tenancy rises only by the statutory notice, once a year; a clause in the agreement has no effect (Renters’ Rights Act 2025)',
  cues: ['rent'],
  asserts: 'power',
  triggers: [
    String.raw`\brents?\b{GAP}\b(?:increas\w*|adjust\w*|escalat\w*|review(?:ed)?|raised?|raising)\b`,
    String.raw`\b(?:increas\w*|adjust\w*|escalat\w*|review|raise)\b{GAP}\b(?:base |monthly |annual |minimum |fixed |basic |yearly )?rents?\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\b(?:percentage|interest|additional) rent\b[^.;]{0,40}\bincrease|\b(?:no|not)\b[^.;]{0,40}\b(?:increase|adjust|raise)|\b(?:insurance|premiums?|taxes|assessments)\b[^.;]{0,60}\bincrease|\bincrease\b[^.;]{0,60}\b(?:insurance|premium|taxes|hazard)|\b(?:reduc|abat)\w*|\bpro-?rat\w*|\bcurrent rent\b|\bsublessee\b|\brents? (?:from|received from) sub|\badjust(?:ed|ment)s? (?:for|of) (?:partial|any partial)`,
      effect: 'drop',
      reason: 'Another subject',
    },
    {
      pattern: String.raw`\b(?:cpi|index|fixed|section 13|fair market|market (?:rent|value|rate)|schedule)\b|{PCT}|{MONEY}`,
      effect: -1,
      reason: 'By an index or by stated amounts',
    },
  ],
  aggravating: [
    {
      pattern: String.raw`\b(?:at any time|sole discretion|at its option|in its discretion)\b`,
      reason: 'At the landlord’s discretion',
    },
  ],
  why: 'What you will pay in later years is open, or set by the other side.',
  advantage: 'The rent can follow the market.',
  request: 'Cap and time the increases',
  mitigation:
    'Ask for one increase a year tied to a published index with a ceiling, announced two months ahead. Fallback: a right to leave within that time.',
  wording:
    'The rent may be increased once a year, on two months’ written notice, by no more than the rise of [the consumer price index] in the year before and never by more than [3] %. The Tenant may end the lease at the date of the increase.',
  source: 'Renters’ Rights Act 2025 (England); Directive 93/13/EEC, Annex 1(l)',
  examples: {
    matches: [
      'Landlord may increase the rent at its option once a quarter.',
      'The annual rent shall be adjusted on each anniversary by the rise of the index.',
    ],
    leaves: [
      'The rent is payable on the first day of each month.',
      'The rent shall be reduced if the premises cannot be used.',
    ],
  },
};
