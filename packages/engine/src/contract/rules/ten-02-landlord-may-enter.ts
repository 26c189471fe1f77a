import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'TEN-02',
  name: 'Landlord may enter',
  category: 'tenancy',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 7, right: 7 },
  documents: ['lease'],
  borneBy: 'the tenant',
  bearer: ['tenant', 'lessee', 'sublessee', 'renter', 'resident'],
  cues: ['enter', 'entry', 'access', 'inspect', 'show'],
  asserts: 'power',
  triggers: [
    String.raw`\b(?:landlord|lessor|owner|agent)s?\b{LONG}\b(?:enter|entry|access|inspect|show)\b{LONG}\b(?:premises|property|apartment|unit|dwelling|house|room|building)\b`,
    String.raw`\b(?:right|rights) of entry\b`,
  ],
  needs: String.raw`\b(?:may|right|entitled|reserves?|permit|allow|access|at any time|at all (?:reasonable )?times)\b`,
  counterEvidence: [
    {
      pattern: String.raw`^(?!.*\b(?:any time|without (?:prior |any )?notice)\b).*\b(?:24|48|72|twenty-four|forty-eight)(?: ?\(\d+\))? hours?\b[^.;]{0,20}\bnotice\b`,
      effect: 'drop',
      reason: 'Only after a day’s notice or more',
    },
    {
      pattern: String.raw`\bwithout (?:tenant's|lessee's) consent\b[^.;]{0,20}\bnot\b|\b(?:shall|may|will) not (?:enter|have access)\b|\btenant's (?:right of )?access\b|\bre-?ent(?:er|ry)\b|\benter(?:ed|ing)? into\b|\b(?:default|breach)\b|\brepossess`,
      effect: 'drop',
      reason: 'Another subject',
    },
    {
      pattern: String.raw`\b(?:24|48|72|twenty-four|forty-eight|seventy-two|reasonable|prior|advance|{QTY} (?:hours?|days?))(?: ?\(\d+\))?(?: hours?'?)?(?:,? (?:prior|advance|written|and|or|oral|at least|reasonable))* notice\b|\bupon notice\b|\b(?:hours?|days?)'? (?:\w+ )?notice\b|\bfollowing (?:\w+ )?notice\b|\bnotify\b|\bwith notice\b`,
      effect: -2,
      reason: 'Only on notice',
    },
  ],
  aggravating: [
    {
      pattern: String.raw`\bat any (?:and all )?times?\b|(?<!emergency,? )\bwithout (?:prior |any )?notice\b`,
      reason: 'At any time or without notice',
    },
  ],
  why: 'Others can come into your home or business premises when it does not suit you.',
  advantage: 'You can inspect, repair and show the premises.',
  request: 'Ask for notice before entry',
  mitigation:
    'Ask for 24 hours’ written notice and reasonable hours, with an exception for emergencies only.',
  wording:
    'The Landlord may enter the premises at reasonable hours after giving 24 hours’ written notice, to inspect or repair them or to show them to buyers or tenants. No notice is needed in an emergency.',
  source:
    'US Uniform Residential Landlord and Tenant Act 3.103; UK guidance on unfair tenancy terms (OFT356)',
  examples: {
    matches: [
      'Landlord may enter the premises at any time to inspect the premises.',
      'Lessor and its agents shall have the right to have access to the building to inspect it and show it to buyers.',
    ],
    leaves: [
      'Landlord may enter the premises on 24 hours notice.',
      'The parties have entered into this lease for the premises.',
      'The premises are a flat on the second floor.',
    ],
    weighs: [
      {
        text: 'Landlord may enter the premises at any time with no prior notice.',
        severity: 4,
      },
      {
        text: 'Landlord may enter the premises at any time upon prior notice.',
        severity: 2,
      },
      {
        text: 'Landlord may enter the premises at any time to inspect the premises.',
        severity: 4,
      },
    ],
  },
};
