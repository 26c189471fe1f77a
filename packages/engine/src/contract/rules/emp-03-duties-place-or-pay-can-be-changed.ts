import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'EMP-03',
  name: 'Duties, place or pay can be changed',
  category: 'employment',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'B',
  sample: { read: 9, right: 5 },
  documents: ['employment'],
  borneBy: 'the employee',
  bearer: ['employee', 'executive', 'worker', 'officer'],
  cues: [
    'chang',
    'vary',
    'alter',
    'relocat',
    'transfer',
    'reduc',
    'modif',
    'amend',
    'adjust',
    'assign',
  ],
  asserts: 'power',
  triggers: [
    String.raw`\b(?:employer|company|corporation|bank|we|board)\b,?(?: \w+){0,3} (?:may|reserves? the right to|has the right to|shall have the (?:sole )?right to|is entitled to|can)\b[^.;]{0,50}\b(?:change|vary|alter|relocate|transfer|reassign|reduce|modify|amend|adjust|decrease|revise|re-?locate)\b{GAP}\b(?:duties|positions?|hours|place|locations?|salary|compensation|reporting|responsibilities|title|base|benefits|office|terms of (?:your )?employment)\b`,
    String.raw`\b(?:duties|responsibilities|hours|title|place of work|work location|salary|base salary|compensation|benefits)\b{GAP}\b(?:may|can) (?:be )?(?:\w+ ){0,3}(?:changed|varied|altered|modified|reduced|decreased|amended|revised|reassigned|adjusted (?:up or down|upward or downward|downward))\b`,
    String.raw`\b(?:may|can) be (?:required to (?:relocate|transfer|work at (?:any|another))|(?:relocated|transferred) to (?:any|another|such other))\b`,
    String.raw`\b(?:employee|executive|you)\b{GAP}\b(?:agrees? to|shall|will|must) (?:relocate|transfer|work at (?:any|such) (?:other )?(?:locations?|places?))\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\bgood reason\b|\bconstructive\b|\b(?:may|shall|will|can) not (?:be )?(?:\w+ )?(?:chang|reduc|decreas|relocat|transfer|modif|alter|adjust|amend|vari)|\bnot be (?:chang|reduc|decreas|relocat|transfer|modif|alter|amend)|\bonly by\b|\b(?:increas(?:e|ed)|upward)(?!\b[^.;]{0,40}\b(?:decreas|reduc|downward))|\bexcept\b[^.;]{0,60}\bin writing\b|\bsigned by\b|\bpolic(?:y|ies)\b|\bstatute\b|\bpersonal residence\b|\bpension\b|\bshares?\b|\binsurance\b|\bsuccessor\b|\brelocation (?:expenses|costs|allowance)\b|\bwaive\w*\b|\bmutual(?:ly)?\b|\bagreement (?:between|of) (?:the|both) parties\b`,
      effect: 'drop',
      reason: 'No such right, or another subject',
    },
    {
      pattern: String.raw`\b(?:plans?|programs?|programmes?)\b[^.;]{0,80}\b(?:terminate|amend|modif|chang|discontinu)|\b(?:terminate|amend|modif\w*|chang\w*|discontinu\w*)\b[^.;]{0,80}\b(?:plans?|programs?|programmes?|policies)\b`,
      effect: 'drop',
      reason: 'Benefit plans for all employees',
    },
    {
      pattern: String.raw`\bconsent\b|\bagree(?:d|ment) (?:of|by|between|with)\b|\bconsult\w*\b`,
      effect: -1,
      reason: 'Not without agreement or consultation',
      within: 'sentence',
    },
    {
      pattern: String.raw`\breasonabl\w*|\bconsistent with\b|\bcommensurate\b|\bsimilar\b|\bcomparable\b|\bwithin \w+ (?:\(\d+\) )?miles\b|\ball (?:senior )?(?:executives|employees|officers)\b`,
      effect: -1,
      reason: 'Within reasonable bounds',
      within: 'sentence',
    },
  ],
  aggravating: [],
  why: 'The job you agreed to can become another one, elsewhere or for less money, without your consent.',
  advantage: 'You can adapt the job to your needs without asking.',
  request: 'Bind changes to consent',
  mitigation:
    'Ask that duties, place, hours and pay change only by agreement. Fallback: reasonable changes after consultation and two months’ notice, within commuting distance, never less pay, and a right to leave with severance.',
  wording:
    'Duties, place of work, working hours and pay are changed only by written agreement. The Employer may make reasonable changes to duties that fit the position after consulting the Employee.',
  source:
    'UK guidance on varying an employment contract; Directive 93/13/EEC, Annex 1(j) and (k), by analogy',
  examples: {
    matches: [
      'The Company may change your duties, hours or place of work at any time.',
      'Employee may be required to relocate to any office of the group.',
      'Your salary may be reduced by the Company in its discretion.',
    ],
    leaves: [
      'The Company may not reduce the salary of the Executive.',
      'Executive may resign for good reason if the Company changes the place of work.',
      'The Board may increase the base salary each year.',
    ],
  },
};
