import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'TEN-07',
  name: 'English tenancy wording that no longer works',
  category: 'tenancy',
  kind: 'presence',
  baseSeverity: 2,
  grade: 'N',
  documents: ['lease'],
  borneBy: 'the tenant and the landlord',
  bearer: 'everyone',
  law: 'England: since 1 May 2026 assured tenancies are periodic and section 21 notices are abolished (Renters’ Rights Act 2025)',
  cues: ['section 21', 'shorthold', 'fixed term', 'fixed-term'],
  restsOn: ['heading', 'reference', 'recital', 'definition'],
  triggers: [
    String.raw`\bsection 21\b{GAP}\b(?:housing|notice|1988|possession)\b|\b(?:notice|possession) (?:\w+ ){0,3}section 21\b|\bassured shorthold\b`,
    String.raw`\bfixed[- ]term (?:of|tenancy)\b`,
  ],
  onlyIf: String.raw`\b(?:assured|shorthold|housing act 1988|england|english law|tenancy)\b`,
  counterEvidence: [],
  aggravating: [],
  why: 'Such clauses have no effect for an assured tenancy in England: it runs from period to period, the tenant may leave on two months’ notice, and the landlord needs a legal ground.',
  request: 'Use a periodic tenancy',
  mitigation:
    'Replace the fixed term by a periodic tenancy and give the written statement that the law requires. The tenant leaves on two months’ notice; the landlord uses the grounds of section 8.',
  wording:
    'The tenancy is a periodic assured tenancy that begins on [date] and runs from month to month. The Tenant may end it by giving two months’ written notice.',
  advice: {
    laws: ['england'],
    elsewhere: {
      request: 'Ask which tenancy law applies',
      mitigation:
        'The clause uses words of English tenancy law. Ask which law applies to the home, and to take out what belongs to another.',
    },
  },
  source: 'Renters’ Rights Act 2025 (England), tenancy provisions in force since 1 May 2026',
  examples: {
    matches: [
      'This is an assured shorthold tenancy for a fixed term of twelve months.',
      'The Landlord may serve notice under section 21 of the Housing Act 1988 on this tenancy.',
    ],
    leaves: [
      'Section 21 of this agreement deals with notices.',
      'The Tenant rents the flat from month to month.',
    ],
  },
};
