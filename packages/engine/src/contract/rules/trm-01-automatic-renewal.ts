import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'TRM-01',
  name: 'Automatic renewal',
  category: 'termination',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 11, right: 11 },
  documents: 'all',
  borneBy: 'the party that pays',
  bearer: 'renewed',
  cues: ['automatic', 'renew', 'extend', 'evergreen'],
  triggers: [
    String.raw`\b(?:agreement|term|subscription|lease|contract|licen[cs]e|employment|order|membership|plan|tenancy|services?)\b{GAP}\bautomatically\b[^.;]{0,60}\b(?:renew|extend)`,
    String.raw`\b(?:agreement|term|subscription|lease|contract|licen[cs]e|employment|membership|tenancy)\b{GAP}\b(?:renew|extend)(?:s|ed|al)?\b{GAP}\bautomatic`,
    String.raw`\b(?:agreement|term|subscription|lease|contract|licen[cs]e|employment|order|membership|tenancy)\b{GAP}\b(?:shall|will|is)(?: be)?(?: deemed)?(?: be)? (?:renewed?|extended?) (?:for|from)\b{GAP}\b(?:successive|additional|further|like|another|year to year|one[- ]year)\b`,
    String.raw`\bevergreen (?:clause|term|renewal)`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\bletters? of credit\b|\bcure\b|\bdelay|\btime for completion\b|\bforce majeure\b`,
      effect: 'drop',
      reason: 'Another kind of extension',
    },
    {
      pattern: String.raw`\bnot (?:be )?automatically\b|\b(?:shall|will|does) not (?:automatically )?renew\b`,
      effect: 'drop',
      reason: 'Says the opposite',
    },
    {
      pattern: String.raw`\bmay be (?:renewed|extended)\b[^.;]{0,60}\b(?:agreement|consent)\b|\bonly (?:upon|by|with)\b[^.;]{0,40}\b(?:agreement|consent)\b|\bby mutual (?:written )?(?:agreement|consent)`,
      effect: 'drop',
      reason: 'Renewal needs agreement',
    },
    {
      pattern: String.raw`\bremind|\bnotice of (?:the )?(?:upcoming )?renewal\b`,
      effect: -1,
      reason: 'A duty to remind',
    },
  ],
  aggravating: [
    {
      pattern: String.raw`\b(?:successive|additional|further|renewal|another)\b[^.;]{0,40}\b(?:two|three|five|ten|[2-9]|10)\b\s?(?:\(\d+\))?[- ]years?`,
      reason: 'Renews for more than a year at a time',
    },
  ],
  why: 'Silence buys another term. The date that matters is the last day to object, not the day the contract ends.',
  advantage: 'The contract goes on, and is paid for, unless the other side objects in time.',
  request: 'Replace automatic renewal by agreement',
  mitigation:
    'Let the contract renew only by written agreement. Fallback: renewal for twelve months at most, a reminder thirty to sixty days before, and the right to leave on thirty days’ notice once it has renewed.',
  wording:
    'This Agreement ends at the end of its term. The parties may renew it by written agreement, for no longer than twelve months at a time.',
  source:
    'CUAD category Renewal Term; Directive 93/13/EEC, Annex 1(h); Bonterms Cloud Terms 1.0 section 14.1',
  examples: {
    matches: [
      'This Agreement shall automatically renew for successive one-year terms unless notice is given.',
      'The term will be extended for successive periods of twelve months.',
    ],
    leaves: [
      'This Agreement may be renewed only by written agreement of the parties.',
      'The Agreement will not automatically renew.',
    ],
  },
};
