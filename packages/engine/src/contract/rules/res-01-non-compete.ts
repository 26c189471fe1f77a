import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'RES-01',
  name: 'Non-compete',
  category: 'restrictions',
  kind: 'presence',
  baseSeverity: 4,
  grade: 'A',
  sample: { read: 13, right: 12 },
  documents: ['employment', 'services', 'licence', 'nda', 'severance', 'supply'],
  borneBy: 'the party that may not compete',
  bearer: 'subject',
  cues: ['compet', 'similar', 'same', 'rival', 'like'],
  asserts: 'ban',
  triggers: [
    String.raw`{ANYPARTY}(?!,? and (?:hereby |further )?(?:agrees?|shall|will|covenants?)\b){GAP}\b(?:shall|will|agrees?|must|may|nor|covenants?)(?: \w+){0,3} not\b{LONG}\b(?:compet(?:es?|ing|itive)\b(?! bid)|engage in\b[^.;]{0,60}\bcompet)`,
    String.raw`{ANYPARTY}(?!,? and (?:hereby |further )?(?:agrees?|shall|will|covenants?)\b){GAP}\b(?:agrees?|bound|covenants?|subject)\b[^.;]{0,60}\bnon-?compet(?:e|ition)\b`,
    String.raw`\b(?:covenants? not to compete|non-?compet(?:e|ition)(?: (?:covenant|agreement|obligation|period|provision|restriction)s?)?)\b`,
    String.raw`\b(?:shall|will|agrees?|must|may|nor|covenants?)(?: \w+){0,3} not\b{LONG}\b(?:compet(?:es?|ing|itive)\b(?! bid)|engage in\b[^.;]{0,60}\bcompet)`,
    String.raw`{ANYPARTY}(?!,? and (?:hereby |further )?(?:agrees?|shall|will|covenants?)\b){GAP}\b(?:shall|will|agrees?|must|may|covenants?)(?: \w+){0,3} not\b{GAP}\b(?:engage|carry on|concerned|interested|participate|operate|open|own|establish|start|set up|conduct|work|employed|employment|render|provide|perform)\b{GAP}\b(?:(?:similar|same|like|rival)(?: or \w+)?(?: (?:type|kind|line|field)s? of)?(?: \w+)? (?:business(?:es)?|services?|trade|firm|company|enterprise|establishment|practice|shop|salon|store)|(?:business(?:es)?|services?|trade|firm|company|enterprise|practice) (?:that is |which is |of a |of the )?(?:same|similar|like|rival))\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\b(?:nothing|not)\b[^.;]{0,40}\b(?:prohibit|prevent|restrict|preclude|limit)\w*\b`,
      effect: 'drop',
      reason: 'Says that competition stays free',
    },
    {
      pattern: String.raw`\bnon-?compet\w+ (?:clause|section)?\s*(?:of|in) (?:paragraph|section)|\bcompetitive (?:bid|price|pricing|rate|information|advantage|position|process|quot\w+|offer|proposal|market|salar|compensation|basis|tender|terms|conditions)|\buse (?:\w+ ){0,4}confidential information\b[^.;]{0,120}\bcompetitive\b|\benforceable under\b|\bdisclos\w+\b[^.;]{0,80}\bcompetit|\bunfair compet|\bcompetitive analysis\b|\bnot (?:under|subject to|bound by) any\b|\bsubject to any (?:\w+ )?non-?compet|\buse\b[^.;]{0,60}\bdata\b|\breference its\b`,
      effect: 'drop',
      reason: 'Another meaning',
    },
    {
      pattern: String.raw`^(?!.{0,400}\b(?:after|following|thereafter|post-?|beyond|and for)\b).{0,200}\b(?:while (?:\w+ )?(?:employed|performing services|in the employ|working for)|(?:during|throughout) (?:(?:the|his|her|your|my) )?(?:(?:term|period|course) of )?(?:(?:the|his|her|your|my|this) )?employment\b)`,
      effect: 'drop',
      reason: 'Loyalty while employed, as the law asks of every employee',
    },
    {
      pattern: String.raw`\b(?:during|while)(?: the)? (?:term|employment|employed|period of employment|performing services)\b(?! and| or)(?![^.;]{0,80}\b(?:after|following|thereafter)\b)`,
      effect: -1,
      reason: 'Only while the contract runs',
      within: 'sentence',
    },
    {
      pattern: String.raw`\b(?:passive|less than|not (?:more|exceeding)|up to)\b[^.;]{0,80}\b(?:outstanding|publicly|stock|shares|securities)\b`,
      effect: -1,
      reason: 'Passive investments are excepted',
    },
    {
      pattern: String.raw`\b(?:garden leave|non-?compet\w+ (?:payment|compensation)|paid (?:for|during) the restrict\w+)`,
      effect: -1,
      reason: 'Paid',
    },
  ],
  aggravating: [
    {
      pattern: String.raw`\b(?:worldwide|anywhere in the world|throughout the (?:world|universe)|united states|north america|any (?:state|country|territory))\b`,
      reason: 'A very large territory',
    },
    {
      pattern: String.raw`\b(?:two|three|four|five|[2-5])\s?(?:\(\d\))?[\s-]?years?\b|\b(?:eighteen|twenty-four|thirty-six|18|24|36)\b[^.;]{0,8}\bmonths\b`,
      reason: 'Longer than a year',
    },
  ],
  why: 'It closes off a market or an occupation, often for years. In several jurisdictions such a clause is void or nearly so.',
  advantage: 'The other side cannot become a rival while the clause holds.',
  request: 'Delete or narrow the non-compete',
  mitigation:
    'Delete it. Fallback: six to twelve months, named competitors, the region actually served, an exception for passive shareholdings, and pay for the time.',
  wording:
    'For six months after the end of this agreement [the restricted party] will not serve [named competitors] in [region] with services of the kind performed under it. Shareholdings of up to five percent are free. [The other party] pays [amount] for each month.',
  source:
    'CUAD category Non-Compete; US state law (void or nearly so in California, Minnesota, North Dakota, Oklahoma)',
  examples: {
    matches: [
      'During employment and for two years thereafter Employee will not engage in any business that competes with Company.',
      'Employee agrees to a non-compete for two (2) years throughout the United States.',
      'Consultant shall not, directly or indirectly, engage in any business competing with the Company.',
      'For two years after leaving, the Employee shall not open or work for a similar business within ten miles.',
    ],
    leaves: [
      'While performing services for Company, Employee will not engage in any business that competes with Company.',
      'Nothing in this Agreement prohibits Contractor from competing with the Company.',
      'Supplier shall not be required to submit a competitive bid.',
      'After termination, Consultant shall be free and without restriction to compete with the Company.',
      'A breach of Section 11 (Non-Competition) entitles the Company to damages.',
      'Employee will not use Confidential Information to create a competitive product.',
    ],
  },
};
