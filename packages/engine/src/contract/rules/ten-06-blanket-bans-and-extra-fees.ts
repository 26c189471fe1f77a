import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'TEN-06',
  name: 'Blanket bans and extra fees',
  category: 'tenancy',
  kind: 'presence',
  baseSeverity: 2,
  grade: 'A',
  sample: { read: 5, right: 5 },
  documents: ['lease'],
  borneBy: 'the tenant',
  bearer: ['tenant', 'lessee', 'sublessee', 'renter', 'resident'],
  law: 'England: most fees are banned by the Tenant Fees Act 2019, and a request to keep a pet may not be refused without reason since 1 May 2026',
  cues: [
    'pet',
    'animal',
    'guest',
    'visitor',
    'alteration',
    'smok',
    'sublet',
    'sublease',
    'assign',
    'fee',
    'charge',
  ],
  asserts: 'ban',
  triggers: [
    String.raw`\bno (?:\w+ ){0,2}(?:pets?|animals?|dogs?|guests?|visitors?|alterations?|smoking|subletting|sublease|assignment)\b(?! (?:or \w+ )?shall)`,
    String.raw`\b(?:tenant|lessee|resident|renter|you)\b{GAP}\b(?:shall not|may not|must not|agrees? not to|will not|covenants? not to|not (?:be )?(?:permitted|allowed|entitled) to)\b(?! be unreasonably)[^.;]{0,60}\b(?:pets?|animals?|guests?|visitors?|alterations?|alter|smoke|sublet|sublease|assign|transfer this lease)\b`,
    String.raw`\b(?:pets?|animals?|guests?|visitors?|smoking|alterations?|subletting)\b[^.;]{0,50}\b(?:not (?:be )?(?:allowed|permitted)|(?:is|are) (?:strictly )?(?:prohibited|forbidden))\b`,
    String.raw`\b(?:cleaning|administration|administrative|reference|inventory|check-?out|renewal|late|late payment|key|pet|returned check) (?:fees?|charges?)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\b(?:landlord|lessor) (?:shall|may|will|must|can) ?not\b|\bfor example\b|\b(?:prohibited|banned|unlawful|illegal) (?:payments?|fees?|charges?)\b|\b(?:no|not) (?:\w+ ){0,3}(?:fees?|charges?) (?:is|are|may|can|will|shall) (?:be )?(?:due|charged|payable|owed)\b|\bno (?:such )?assignment\b[^.;]{0,80}\b(?:releas|reliev|affect)|\b(?:landlord|lessor) shall waive\b|\bnot limited to\b|\bnot be (?:obligated|required) to\b|\b(?:assigned|reserved) parking\b|\battorneys?'? fees\b[^.;]{0,60}\bassign`,
      effect: 'drop',
      reason: 'Another subject',
    },
    {
      pattern: String.raw`\b(?:consent|approval|permission)\b[^.;]{0,80}\bnot (?:be )?unreasonably\b|\bwithout\b[^.;]{0,60}\b(?:consent|approval|permission)\b|\bprior written (?:consent|approval)\b|\bunless\b[^.;]{0,60}\bconsent`,
      effect: -1,
      reason: 'Possible with consent',
    },
  ],
  aggravating: [],
  why: 'A ban without exception, or a fee for every small thing, goes further than the landlord needs and is often unenforceable.',
  advantage: 'You control how the premises are used and are paid for extra work.',
  request: 'Turn bans into a need for consent',
  mitigation:
    'Ask for “not without consent, which may not be unreasonably withheld” in place of each ban, and for only those fees that the law allows, each with its amount.',
  wording:
    'The Tenant needs the Landlord’s consent to keep a pet, to alter the premises or to sublet them. Consent may not be unreasonably withheld or delayed and counts as given if it is not refused with reasons within four weeks.',
  source:
    'Tenant Fees Act 2019 and Renters’ Rights Act 2025 (England); UK guidance on unfair tenancy terms',
  examples: {
    matches: [
      'No pets or guests are allowed and a cleaning fee is due at the end.',
      'Smoking and subletting are forbidden on the premises, and a late fee of five per cent is added.',
    ],
    leaves: [
      'For example, an administration fee may be a prohibited payment.',
      'Tenant may keep a dog.',
      'The lease is not terminated by a sale of the building.',
    ],
    weighs: [
      {
        text: 'Tenant shall not sublet the premises without the prior written consent of Landlord.',
        severity: 1,
      },
    ],
  },
};
