import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'EMP-08',
  name: 'Notice owed by the employee alone',
  category: 'employment',
  kind: 'asymmetry',
  baseSeverity: 2,
  grade: 'B',
  sample: { read: 7, right: 5 },
  documents: ['employment'],
  borneBy: 'the employee',
  bearer: ['employee', 'executive', 'worker', 'officer'],
  cues: ['notice'],
  triggers: [
    String.raw`\b(?:executive|employee|you)\b,? (?:\w+ ){0,4}{OBL}\b[^.;]{0,60}\b(?:give|provide|deliver|furnish)\b{GAP}{DUR}(?:'s?)?(?: (?:prior|advance|written|of|and)){0,4} notice\b`,
    String.raw`\b(?:executive|employee|you)\b,? (?:\w+ ){0,4}{OBL}\b[^.;]{0,60}\b(?:give|provide|deliver|furnish)\b{GAP}\bnotice\b[^.;]{0,60}{DUR}`,
    String.raw`\b(?:executive|employee|you)\b (?:may|can|shall have the right to|has the right to) (?:\w+ ){0,3}(?:terminate|resign)\b{GAP}{DUR}(?:'s?)?(?: (?:prior|advance|written|of|and)){0,4} notice\b`,
  ],
  needs: String.raw`\b(?:terminat\w*|resign\w*|leav\w*|quit|end (?:this|the) (?:agreement|employment)|notice to the company|notice to the employer)\b`,
  reciprocity: 'rule',
  witness: String.raw`\b(?:company|employer|corporation|bank|we|board)\b,? (?:\w+ ){0,4}(?:{OBL}|may|can|shall have the right to|has the right to)\b[^.;]{0,80}\b(?:terminat\w*|giv\w+|provid\w+|deliver\w*)\b{GAP}{DUR}(?:'s?)?(?: (?:prior|advance|written|of|and)){0,4} notice\b`,
  counterEvidence: [
    {
      pattern: String.raw`{MUTUAL}|\beither\b[^.;]{0,40}\bor\b|\b(?:company|employer)\b[^.;]{0,30}\b(?:or|and) (?:the )?(?:executive|employee|you)\b|\b(?:executive|employee|you) (?:or|and) (?:the )?(?:company|employer)\b`,
      effect: 'drop',
      reason: 'Both sides owe the same notice',
    },
    {
      pattern: String.raw`\bgood reason\b|\bcure\b|\b(?:reduc|diminish|curtail)\w*|\brelocat\w*|\bgrounds?\b|\bchange (?:in|of) control\b|\bdisabilit|\bbreach\b|\bvacation\b|\binvention|\bcompet`,
      effect: 'drop',
      reason: 'Notice of something else',
    },
  ],
  aggravating: [],
  why: 'You must tell the employer early that you leave, while the employer need not do the same.',
  advantage: 'You learn early that somebody leaves and owe no such notice yourself.',
  request: 'Ask for the same notice both ways',
  mitigation: 'Ask for the same period for both sides, or for pay in place of the missing notice.',
  wording: 'Either party may end the employment by giving the other [one month’s] written notice.',
  source: 'Acas guidance on notice periods; Directive 93/13/EEC, Annex 1(f), by analogy',
  examples: {
    matches: [
      'Employee must give three (3) months written notice to the Company.',
      'You may resign by giving thirty (30) days prior written notice.',
    ],
    leaves: [
      'Either party shall give thirty (30) days written notice to terminate.',
      'Executive may terminate on thirty (30) days notice. Company may terminate the employment on thirty (30) days notice.',
    ],
  },
};
