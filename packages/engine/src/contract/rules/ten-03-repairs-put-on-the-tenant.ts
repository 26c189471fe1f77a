import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'TEN-03',
  name: 'Repairs put on the tenant',
  category: 'tenancy',
  kind: 'presence',
  baseSeverity: 4,
  grade: 'A',
  sample: { read: 5, right: 4 },
  documents: ['lease'],
  borneBy: 'the tenant',
  bearer: ['tenant', 'lessee', 'sublessee', 'renter', 'resident'],
  cues: ['repair', 'maintain', 'replace', 'as is', 'as-is', 'habitab'],
  triggers: [
    String.raw`\b(?:tenant|lessee|renter)\b{GAP}\b{OBL}\b{LONG}\b(?:repair|maintain|replace|keep)\b{LONG}\b(?:structur\w*|roofs?|plumbing|heating|hvac|electrical|all (?:parts|portions|repairs|systems)|entire|every part|exterior|foundations?|walls)\b`,
    String.raw`\b(?:accepts?|accepted|taken?|leased|delivered)\b{GAP}\b(?:premises|property|building|unit|apartment)\b{GAP}\bas[- ]is\b`,
    String.raw`\b(?:premises|property|building|unit|apartment)\b{GAP}\b(?:accept\w*|tak\w+|leas\w+|deliver\w*)\b{GAP}\bas[- ]is\b`,
    String.raw`\bwaive\w*\b{GAP}\b(?:habitab\w*|repairs?|make repairs)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\b(?:waiv\w+|waiver) (?:of )?subrogation\b|\b(?:forward|deliver|pass on)\b[^.;]{0,80}\b(?:notices?|orders?)\b|\b(?:report|notify|tell|inform)\b[^.;]{0,80}\brepairs?\b|\b(?:landlord|lessor)'s (?:obligation|responsibility|expense|cost)\b|\b(?:tenant|lessee) (?:shall|will|need|is) not (?:be )?(?:required|obligated|responsible)\b`,
      effect: 'drop',
      reason: 'The landlord’s duty, or another subject',
    },
    {
      pattern: String.raw`\b(?:fair|normal|ordinary|reasonable) wear\b|\bcaused by (?:the )?(?:tenant|lessee)|\b(?:landlord|lessor) (?:shall|will|must)\b[^.;]{0,100}\b(?:repair|maintain|replace)`,
      effect: -1,
      reason: 'Wear and tear, or part of the repairs, stays with the landlord',
    },
  ],
  aggravating: [],
  why: 'You pay to keep up a building that is not yours, roof, heating and structure included, or take it with all its defects.',
  advantage: 'You need not pay for repairs.',
  request: 'Leave the structure to the landlord',
  mitigation:
    'Ask that the landlord keeps structure, roof, heating, water and safety in repair, and the tenant only what the tenant damages and small jobs. Fallback: a yearly ceiling on repair cost, and no replacement of what is worn out.',
  wording:
    'The Landlord keeps the structure, the roof, the exterior and the installations for heating, water and electricity in repair. The Tenant keeps the interior clean and repairs damage that the Tenant or its visitors cause, fair wear and tear excepted.',
  source:
    'Implied warranty of habitability (US); Landlord and Tenant Act 1985 s. 11 (England and Wales)',
  examples: {
    matches: [
      'Tenant shall repair and maintain the roof, plumbing and structure of the building.',
      'Tenant accepts the premises in their condition as is.',
    ],
    leaves: [
      'The tenant shall forward to the landlord any notices or orders about repair of the walls.',
      'Landlord shall repair the roof and the structure.',
      'Tenant shall pay the rent on the first of each month.',
    ],
  },
};
