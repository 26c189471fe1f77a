import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'RES-03',
  name: 'Ban on hiring staff',
  category: 'restrictions',
  kind: 'presence',
  baseSeverity: 2,
  grade: 'A',
  sample: { read: 7, right: 6 },
  documents: ['employment', 'services', 'nda', 'saas', 'severance', 'licence'],
  borneBy: 'the party that may not hire',
  bearer: 'subject',
  cues: [
    'solicit',
    'recruit',
    'hire',
    'hiring',
    'induce',
    'inducing',
    'entice',
    'enticing',
    'employ',
  ],
  asserts: 'ban',
  triggers: [
    String.raw`{ANYPARTY}(?!,? and (?:hereby |further )?(?:agrees?|shall|will|covenants?)\b){GAP}\b(?:not|nor|refrain from)\b(?:,? (?:directly|indirectly|or|and|either|on|his|her|its|own|behalf|of|any|other|person|to|knowingly|otherwise|attempt(?:ing)?|in|manner|for|itself|himself|through|others)\b){0,16},? (?:solicit|recruit|hire|induce|entice|employ)(?:ing|s|ed)?\b{LONG}\b(?:employees?|personnel|staff|consultants?|employ(?:ed)?)\b`,
    String.raw`\b(?:not|nor|refrain from)\b(?:,? (?:directly|indirectly|or|and|either|on|his|her|its|own|behalf|of|any|other|person|to|knowingly|otherwise|attempt(?:ing)?|in|manner|for|itself|himself|through|others)\b){0,16},? (?:solicit|recruit|hire|induce|entice|employ)(?:ing|s|ed)?\b(?=[^.;]{0,200}\b(?:employees?|personnel|staff|consultants?|employ(?:ed)?)\b)`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\bsolicit\w* (?:the )?(?:return|orders?|business|customers?)\b[^.;]{0,80}\bproducts?\b`,
      effect: 'drop',
      reason: 'Another kind of soliciting',
    },
    { pattern: '{MUTUAL}', effect: -1, reason: 'Binds both sides', within: 'sentence' },
    {
      pattern: String.raw`\bgeneral (?:advertis|solicit|recruit)|\bnot (?:specifically )?(?:targeted|directed)\b|\brespond`,
      effect: -1,
      reason: 'General advertising is free',
    },
  ],
  aggravating: [
    {
      pattern: String.raw`{PCT}[^.;]{0,60}\b(?:salary|compensation)\b|\bfee\b[^.;]{0,40}{MONEY}`,
      reason: 'A fee for each hire',
    },
  ],
  why: 'People of the other side cannot be hired, even if they apply by themselves.',
  advantage: 'Your people cannot be hired away by the other side.',
  request: 'Make the hiring ban mutual and short',
  mitigation:
    'Let it bind both sides for twelve months at most, cover only people worked with, and leave general job advertisements free.',
  wording:
    'During the term and for twelve months after it, neither party will actively solicit employees of the other with whom it worked under this agreement. General advertisements, and hiring those who answer them, are free.',
  advice: {
    kinds: [
      'services',
      'nda',
      'saas',
      'licence',
      'supply',
      'contract',
      'joint-venture',
      'franchise',
      'distribution',
      'agency',
      'sponsorship',
    ],
    elsewhere: {
      request: 'Make the hiring ban short',
      mitigation:
        'Ask that it ends six months after the work ends, covers only people worked with, and leaves general job advertisements and those who answer them free.',
    },
  },
  source: 'CUAD category No-Solicit of Employees; ContractNLI hypothesis on solicitation',
  examples: {
    matches: [
      'Contractor shall not, directly or indirectly, solicit or hire any employees of Client.',
    ],
    leaves: ['Contractor shall hire its employees in compliance with the law.'],
  },
};
