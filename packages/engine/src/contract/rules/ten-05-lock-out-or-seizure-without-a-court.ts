import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'TEN-05',
  name: 'Lock-out or seizure without a court',
  category: 'tenancy',
  kind: 'presence',
  baseSeverity: 5,
  grade: 'A',
  sample: { read: 5, right: 5 },
  documents: ['lease'],
  borneBy: 'the tenant',
  bearer: ['tenant', 'lessee', 'sublessee', 'renter', 'resident'],
  law: 'Unlawful for homes in the United Kingdom, most US states and the EU (as of mid-2026)',
  cues: [
    'enter',
    'repossess',
    'retake',
    'lock',
    'distrain',
    'distress',
    'lien',
    'seize',
    'dispose',
    'sell',
    'notice to quit',
    'waive',
  ],
  asserts: 'power',
  triggers: [
    String.raw`\b(?:re-?enter|re-?entry|retake|repossess|take possession|lock out|change the locks|(?:expel|remove) (?:the )?(?:tenant|lessee))\b{LONG}\b(?:without (?:\w+ ){0,3}(?:notice|process|demand|resort|proceedings?|being (?:liable|guilty|deemed))|immediately|forthwith|by force)\b`,
    String.raw`\bwithout (?:\w+ ){0,3}(?:notice|process|demand)\b{GAP}\b(?:re-?enter|retake|repossess|take possession|lock out|change the locks)\b`,
    String.raw`\b(?:distrain\w*|distraint|landlord'?s lien|contractual lien|seize|dispose of|sell)\b{GAP}\b(?:tenant'?s|lessee'?s|personal|goods|belongings|chattels|furniture|furnishings)\b`,
    String.raw`\bwaive\w*\b{GAP}\b(?:notice to quit|notice to vacate|notice of (?:eviction|termination)|demand for possession|notice of intention to re-?enter|right of redemption)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\b(?:landlord|lessor) (?:hereby )?waives\b|\b(?:shall|may) not (?:re-?enter|seize|distrain)\b|\bin the ordinary course\b`,
      effect: 'drop',
      reason: 'Says the opposite, or speaks of the tenant’s own business',
    },
    {
      pattern: String.raw`\b(?<!without (?:any )?)(?:courts?|judicial|summary proceedings?|legal (?:process|proceedings)|by (?:order|law)|law permits|permitted by (?:applicable )?law|as provided by law|due process)\b`,
      effect: -1,
      reason: 'By legal proceedings, or as far as law permits',
      within: 'sentence',
    },
  ],
  aggravating: [],
  why: 'You could find the locks changed or your things taken without a judge having looked at it.',
  advantage: 'You can act fast on default, as far as the courts let such a clause stand.',
  request: 'Allow eviction by a court only',
  mitigation:
    'Ask to delete it. Possession and belongings may be taken only by order of a court and after notice.',
  wording:
    'The Landlord may take possession of the premises or of the Tenant’s belongings only by order of a competent court and after written notice.',
  source:
    '24 CFR 236.750(b)(2), (4) and (5); Protection from Eviction Act 1977 (England and Wales)',
  examples: {
    matches: [
      'Landlord may change the locks immediately without legal process if rent is late.',
      'Lessor may seize and sell the personal property of Lessee found there.',
    ],
    leaves: [
      'Landlord may recover possession by an order of the court.',
      'Tenant may sell its goods in the ordinary course of business.',
    ],
    weighs: [
      {
        text: 'Landlord may re-enter the premises without notice by summary proceedings.',
        severity: 4,
      },
    ],
  },
};
