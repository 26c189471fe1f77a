import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'IPD-01',
  name: 'Sweeping assignment of intellectual property',
  category: 'ip-and-data',
  kind: 'presence',
  baseSeverity: 4,
  grade: 'A',
  sample: { read: 10, right: 9 },
  documents: ['services', 'employment', 'licence'],
  borneBy: 'the creator: freelancer, employee or supplier',
  bearer: 'creator',
  cues: [
    'assign',
    'property',
    'for hire',
    'for-hire',
    'vest',
    'belong',
    'owned by',
    'rights of use',
  ],
  triggers: [
    String.raw`\b(?:transfers?|grants?|assigns?)\b{GAP}\ball (?:exclusive )?rights of use\b{LONG}\b(?:work results?|works?|inventions?|software|results)\b`,
    String.raw`(?<!\b(?:to|of|for|with|by|against) (?:the )?){ANYPARTY}{GAP}\b(?:hereby|shall|agrees to|will|does|do)\b(?:,? \w+){0,4}? assigns?\b{GAP}\b(?:all|any|its|his|her|their|entire)\b[^.;]{0,40}\b(?:rights?|title|interest|ownership)\b{GAP}\b(?:inventions?|works\b|work product|intellectual property|copyrights?|deliverables?|developments?|creations?|materials)\b`,
    String.raw`\b(?:hereby|shall|agrees to|will|does|do)\b(?:,? \w+){0,4}? assigns?\b{GAP}\b(?:all|any|its|his|her|their|entire)\b[^.;]{0,40}\b(?:rights?|title|interest|ownership)\b{GAP}\b(?:inventions?|works\b|work product|intellectual property|copyrights?|deliverables?|developments?|creations?|materials)\b`,
    String.raw`\b(?:inventions?|works?|work product|deliverables?|developments?|creations?|materials (?:produced|created|prepared)|intellectual property)\b{GAP}\b(?:shall be|is|are|become|belong\w*(?: solely| exclusively)? to)(?: and remain)?(?: the)? (?:sole|exclusive)(?: and exclusive)? property\b`,
    String.raw`\bby {ANYPARTY}{GAP}\bworks?[- ](?:made[- ])?for[- ]hire\b`,
    String.raw`\bworks?[- ](?:made[- ])?for[- ]hire\b`,
    String.raw`(?<!\b(?:to|of|for|with|by|against) (?:the )?){ANYPARTY},? (?:\w+ ){0,3}?(?:assigns|transfers)\b{GAP}\b(?:all|any|its|his|her|their|entire|full)\b[^.;]{0,40}\b(?:rights?|title|interest|ownership)\b{GAP}\b(?:inventions?|works\b|work product|intellectual property|copyrights?|deliverables?|developments?|creations?|materials)\b`,
    String.raw`\b(?:inventions?|works?|work product|deliverables?|developments?|creations?|materials|designs?|intellectual property(?: rights)?|copyrights?)\b{GAP}\b(?:created|made|developed|produced|conceived|prepared|written|designed|arising|resulting)\b{GAP}\b(?:(?:shall|will) (?:automatically |immediately )?(?:vest|belong|be owned|be vested)|vests?|belongs?)(?: solely| exclusively| absolutely| entirely)*(?: in| to| by) {ANYPARTY}`,
  ],
  usualIn: { kinds: ['employment'], reason: 'Usual for somebody who is employed' },
  needs: String.raw`\ball (?:exclusive )?rights of use\b|\bassigns?\b[^.;]{0,200}\b(?:rights?|title|interest|ownership)\b|\b(?:sole|exclusive)\b[^.;]{0,30}\bproperty\b|\bfor[- ]hire\b|\b(?:vests?|vested|belongs?|owned by)\b`,
  counterEvidence: [
    {
      pattern: String.raw`\bby (?:(?:the |any )?(?:employees?|personnel|staff|agents)[\w ]{0,30} of )?({ANYPARTY})[^.;]{0,160}\b(?:belongs?(?: \w+)? to|vests?(?: \w+)? in|owned(?: \w+)? by|property of) \1(?!\w)`,
      effect: 'drop',
      reason: 'Each side keeps what it makes itself',
    },
    {
      pattern: String.raw`\b(?:within|in) the (?:course and )?(?:scope|course) of (?:\w+ ){0,2}?employment\b`,
      effect: -1,
      reason: 'Only work done in the employment',
      within: 'sentence',
    },
    {
      pattern: String.raw`\bnot (?:\w+,? (?:or )?){0,4}assign|\bnot[^.;]{0,20}works?[- ]made[- ]for[- ]hire|\bmoral rights\b[^.;]{0,40}\b(?:may|that) \w+ have|\bassign[^.;]{0,80}\b(?:agreements?|contracts?)\b[^.;]{0,60}\bthird part|\bsecurity interest\b|\binsurance\b|\bstored materials\b|\bexisting (?:at|as of|on|prior)\b|\bfixtures\b|\bassigns? (?:this|its rights under this|any of its rights)|\b(?:may|shall) not (?:\w+ )?assign|\bsuccessors and assigns\b|\b(?:permitted )?assigns\b(?=,? (?:shall|may|and|of))`,
      effect: 'drop',
      reason: 'Assignment of the contract or a security',
    },
    {
      pattern: String.raw`\bpre-?existing\b|\bbackground (?:ip|intellectual|technology)|\bprior inventions?\b|\bexcluded inventions?\b`,
      effect: -1,
      reason: 'What existed before stays with its owner',
    },
    {
      pattern: String.raw`\b(?:upon|after|subject to|conditional (?:up)?on)(?: the)? (?:full |receipt of )*payment\b`,
      effect: -1,
      reason: 'Only after payment',
      within: 'sentence',
    },
    {
      pattern: String.raw`\b2870\b|\bentirely on (?:his|her|their|its|the employee's|my|your) own time\b`,
      effect: -1,
      reason: 'Work in own time is excepted',
    },
  ],
  aggravating: [
    {
      pattern: String.raw`\b(?:whether or not|regardless of whether)\b[^.;,]{0,60}\b(?:(?:during|in|within) [\w' ]{0,20}(?:hours|time)|using [\w' ]{0,30}(?:equipment|resources|facilities|materials|time)|(?:un)?related to)\b`,
      reason: 'Also what has nothing to do with the work',
    },
  ],
  why: 'All rights in what is created pass to the other side, often including tools and earlier work that other projects depend on.',
  advantage: 'All rights in what is created are yours, without a need to ask again.',
  request: 'Limit the assignment to work done under the contract',
  mitigation:
    'Assign only the final deliverables, on full payment, and keep earlier work, tools and know-how with a non-exclusive licence to the other side. Employees: except work done in own time without the employer’s means.',
  wording:
    'Rights in the work made under this agreement, as described in it, pass on full payment for it. Earlier work, tools and know-how, and whatever is made outside this agreement, stay with their owner, who grants a non-exclusive licence to them as far as that work needs it.',
  advice: {
    kinds: [
      'services',
      'licence',
      'saas',
      'supply',
      'contract',
      'consumer',
      'agency',
      'sponsorship',
      'event',
      'distribution',
      'franchise',
      'joint-venture',
    ],
    elsewhere: {
      request: 'Limit the assignment to work done under the contract',
      mitigation:
        'Ask that what is made in own time and without the employer’s means stays with its maker, and list earlier work as excepted.',
    },
  },
  source: 'CUAD category IP Ownership Assignment; California Labor Code 2870',
  examples: {
    matches: [
      'You irrevocably transfer to the Employer all rights of use and exploitation of all work results.',
      'Contractor hereby assigns all right, title and interest in all inventions and work product to Client.',
      'All work product shall be the sole property of the Company.',
      'The Freelancer assigns to the Client all rights in the deliverables.',
      'All intellectual property created by the Contractor in the course of the services shall vest in the Client.',
      'Any designs made by the Employee belong to the Company.',
    ],
    leaves: [
      'Contractor may not assign this Agreement or any right or interest in it.',
      'Contractor keeps all rights in its tools.',
      'All inventions made solely by employees of Licensee shall belong to Licensee.',
    ],
    weighs: [
      {
        text: 'Contractor hereby assigns all rights in all inventions, whether or not patentable, made during the term.',
        severity: 4,
      },
      {
        text: 'Contractor hereby assigns all rights in all inventions, whether or not made during working hours.',
        severity: 5,
      },
    ],
  },
};
