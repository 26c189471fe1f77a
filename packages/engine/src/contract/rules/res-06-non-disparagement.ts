import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'RES-06',
  name: 'Non-disparagement',
  category: 'restrictions',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 11, right: 10 },
  documents: ['employment', 'severance', 'consumer', 'services', 'nda'],
  borneBy: 'the party that must stay silent',
  bearer: 'subject',
  cues: ['disparag', 'defam', 'derogatory', 'negative'],
  asserts: 'ban',
  triggers: [
    String.raw`{ANYPARTY}(?!,? and (?:hereby |further )?(?:agrees?|shall|will|covenants?)\b){GAP}\b(?:shall|will|agrees?|must|may|covenants?)(?:,? \w+){0,4},? (?:not|refrain|never)\b{LONG}\b(?:disparag\w*|defam\w*|derogatory|negative (?:comments?|statements?|reviews?))`,
    String.raw`\b(?:not|nor|refrain)\b{LONG}\b(?:disparag\w*|defam\w*|derogatory|negative (?:comments?|statements?|reviews?))`,
    String.raw`\bnon-?disparage\w*\b(?=.{30})`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\bcontent\b|\binfring|\bwarrants?\b|\binvasion of\b|\bpost\b|\bupload\b|\bdefamatory (?:material|content)|\bobscene\b|\blibel|\bdo(?:es)? not (?:waive|restrict|prohibit)\b|\b(?:may|must|shall) not be used\b|\buse\b[^.;]{0,80}\b(?:marks?|trademarks?|logos?|trade names?|materials?|content)\b[^.;]{0,60}\b(?:manner|way)\b`,
      effect: 'drop',
      reason: 'Rules for content',
    },
    {
      pattern: String.raw`\b(?:trademarks?|marks?|licensed materials|products?)\b`,
      effect: -1,
      reason: 'About products or marks',
      within: 'sentence',
    },
    {
      pattern: String.raw`{MUTUAL}|\b(?:company|employer) (?:shall|will|agrees)(?: \w+){0,4} not\b|\ball parties\b`,
      effect: -1,
      reason: 'Binds both sides',
    },
    {
      pattern: String.raw`\btruthful|\brequired by law\b|\bwhistleblow|\bgovernment(?:al)? agenc|\blegal process\b|\bprotected activit`,
      effect: -1,
      reason: 'True statements or reports are excepted',
    },
  ],
  aggravating: [],
  why: 'Criticism, also when it is true, can become a breach of contract.',
  advantage: 'The other side may not speak badly of you.',
  request: 'Make the ban mutual and protect true statements',
  mitigation:
    'Let it bind both sides, and except true statements, reports to authorities and rights protected by law.',
  wording:
    'Neither party will make false statements of fact about the other. True statements, reports to authorities, testimony and rights protected by law are not restricted.',
  source: 'CUAD category Non-Disparagement; US Consumer Review Fairness Act of 2016',
  examples: {
    matches: ['Employee shall not make any disparaging statement about the Company.'],
    leaves: ['Users may not upload obscene or defamatory content.'],
  },
};
