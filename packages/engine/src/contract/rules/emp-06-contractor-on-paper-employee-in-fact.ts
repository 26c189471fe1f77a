import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'EMP-06',
  name: 'Contractor on paper, employee in fact',
  category: 'employment',
  kind: 'checklist',
  baseSeverity: 3,
  grade: 'N',
  documents: ['services'],
  borneBy: 'both sides, by way of tax and social security',
  bearer: 'everyone',
  onlyIf: String.raw`\b(?:independent contractor|self-?employed|freelanc\w*)\b`,
  counts: 'present',
  from: 2,
  graverFrom: 4,
  items: [
    {
      name: 'set working hours',
      pattern: String.raw`\b(?:on a full[- ]time basis|full[- ]time (?:services|efforts|attention)|(?:{QTY}) hours (?:per|a|each) week|set hours|regular working hours|entire business time|full business time)\b`,
    },
    {
      name: 'no work for others',
      pattern: String.raw`\b(?:consultant|contractor|freelancer|advisor|he|she)\b{GAP}\b(?:shall|will|may|agrees) (?:not|to not|not to)\b[^.;]{0,60}\b(?:provide|perform|render|accept)\b[^.;]{0,60}\b(?:services|work|employment)\b[^.;]{0,40}\b(?:other|third|another|anyone|any (?:person|company|entity))\b|\bexclusively (?:for|to) the company\b`,
    },
    {
      name: 'supervision',
      pattern: String.raw`\b(?:under|subject to) the (?:\w+ ){0,3}(?:supervision|direction|control)(?: (?:and|or) (?:supervision|direction|control))? of\b|\b(?:consultant|contractor|freelancer|advisor)\b[^.;]{0,60}\b(?:shall|will) report (?:directly )?to\b`,
    },
    {
      name: 'the client’s equipment or premises',
      pattern: String.raw`\b(?:company|client)(?:'s)? (?:shall|will) (?:provide|furnish|supply)\b[^.;]{0,60}\b(?:office|equipment|laptop|computer|tools|secretarial)\b|\bat the (?:company|client)'s (?:office|offices|premises|facilities)\b|\buse of (?:the )?(?:company|client)'s (?:office|equipment|tools|laptop)`,
    },
    {
      name: 'holiday or benefits',
      pattern: String.raw`\b(?:consultant|contractor|freelancer|advisor|he|she)\b[^.;]{0,40}\b(?:shall|will|is|be) (?:be )?(?:entitled to|receive|eligible for)\b[^.;]{0,60}\b(?:vacations?|holidays?|paid leave|health insurance|benefit plans?|sick)\b`,
    },
  ],
  why: 'If the work is treated as employment, taxes, social security and employment rights are due after the fact, whatever the agreement calls it.',
  request: 'Remove the signs of employment',
  mitigation:
    'Let the contractor decide when, where and how the work is done, use own tools, work for others and send a substitute, and pay by result.',
  wording:
    'The Contractor decides when, where and how the services are performed, uses its own equipment, may work for others and may have qualified staff perform the services. Payment is for the results listed in [Schedule 1].',
  source:
    'New York Freelance Isn’t Free Act and California SB 988, definitions; case law on employment status',
  examples: {
    matches: [
      'Services agreement. Contractor is an independent contractor. Contractor shall work 40 hours per week under the supervision of the Company.',
    ],
    leaves: [
      'Services agreement. Contractor is an independent contractor and decides when to work. Contractor may work for others.',
      'Services agreement. The Provider works under the supervision of its own manager, 40 hours per week.',
    ],
  },
};
