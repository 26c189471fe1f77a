import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'RES-07',
  name: 'Covenant not to challenge or sue',
  category: 'restrictions',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 16, right: 16 },
  documents: ['licence', 'saas', 'services', 'severance', 'supply'],
  borneBy: 'the licensee or customer',
  bearer: 'subject',
  cues: [
    'contest',
    'challenge',
    'attack',
    'dispute',
    'oppose',
    'question',
    'sue',
    'action',
    'suit',
    'claim',
    'proceeding',
  ],
  needs: String.raw`\bnot to sue\b|\b(?:not|never|nor)\b[^.;]{0,160}\b(?:contest|challeng\w+|attack|dispute|oppose|question|sue|(?:commence|institute|file|bring)\b[^.;]{0,40}\b(?:action|suit|claims?|proceeding|lawsuit))\b`,
  asserts: 'ban',
  triggers: [
    String.raw`{ANYPARTY}(?!,? and (?:hereby |further )?(?:agrees?|shall|will|covenants?)\b){GAP}\b(?:not|never|nor)\b{GAP}\b(?:contest|challenge|attack|dispute|oppose|question)\b{GAP}\b(?:validity|ownership|title|enforceab\w+|rights?)\b`,
    String.raw`{ANYPARTY}(?!,? and (?:hereby |further )?(?:agrees?|shall|will|covenants?)\b){GAP}\bcovenants? not to sue\b`,
    String.raw`\b(?:not|never|nor)\b{GAP}\b(?:contest|challenge|attack|dispute|oppose|question)\b(?=[^.;]{0,120}\b(?:validity|ownership|title|enforceab\w+|rights?)\b)`,
    String.raw`\bcovenants? not to sue\b`,
    String.raw`\b(?:agrees?|shall|will|covenants?)(?: \w+){0,3} (?:not|never)(?: \w+){0,2} (?:sue|(?:commence|institute|file|bring)\b[^.;]{0,40}\b(?:action|suit|claims?|proceeding|lawsuit))\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\b(?:prior to|until|before|without first)\b|\bthe execution\b|\bor (?:other )?covenants? not to sue\b|\bnot (?:now )?(?:aware|pending|threatened)|\bno (?:action|claim)|\bin any (?:other )?(?:court|forum|jurisdiction)\b|\bother than\b[^.;]{0,40}\bcourts?\b|\b(?:granting|granted|grant) (?:any|a|of)\b[^.;]{0,40}\bcovenants? not to sue|\bencumbered\b|\bexclusive(?:ly)? (?:jurisdiction|venue)`,
      effect: 'drop',
      reason: 'A step before action, or a statement of fact',
    },
    { pattern: '{MUTUAL}', effect: -1, reason: 'Binds both sides', within: 'sentence' },
  ],
  aggravating: [],
  why: 'Rights of the other side cannot be questioned in court, even if they turn out to be invalid.',
  advantage: 'Your rights cannot be attacked by the other side.',
  request: 'Delete the ban on challenges',
  mitigation:
    'Delete it, or replace it by a right of the licensor to end the licence if its rights are challenged.',
  wording:
    'If the licensee challenges the validity of the licensed rights, the licensor may end this agreement with thirty days’ notice. No other limit applies to bringing claims.',
  advice: {
    kinds: ['licence', 'saas'],
    unless: String.raw`\bfranchis`,
    elsewhere: {
      request: 'Delete the ban on claims',
      mitigation:
        'Ask to delete it. Fallback: name the one claim that is meant, and leave reports to authorities and rights that cannot be waived free.',
    },
  },
  source: 'CUAD category Covenant Not to Sue',
  examples: {
    matches: [
      'Licensee shall not challenge the validity of the patents.',
      'Customer covenants not to sue the Provider.',
    ],
    leaves: ['Neither party shall commence an action before trying mediation.'],
  },
};
