import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'LIA-16',
  name: 'General release of claims',
  category: 'liability',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 11, right: 10 },
  documents: ['severance', 'employment', 'services', 'consumer', 'lease', 'loan'],
  borneBy: 'the party that releases',
  bearer: 'subject',
  cues: ['release', 'waive', 'acquit', 'remise', 'known', '1542'],
  asserts: 'exclusion',
  triggers: [
    String.raw`\b(?:releases?|waives?|acquits?|remises?)\b{GAP}\b(?:forever (?:discharges?|releases?|acquits?)|and discharges?)\b`,
    String.raw`\b(?:claims?|liabilit\w+|causes? of action)\b{LONG}\b(?:known (?:or|and) unknown|whether known|section 1542)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`^(?!.*\breleas).*\bindemnif`,
      effect: 'drop',
      reason: 'An indemnity',
    },
    {
      pattern: String.raw`\b(?:such|any|the|all) (?:\w+ )?liens?\b(?! or)|\breleases? (?:the|any) (?:funds|deposit|security)\b`,
      effect: 'drop',
      reason: 'Frees property of a charge',
    },
    {
      pattern: String.raw`\bmutual(?:ly)? releases?\b|\beach party releases\b`,
      effect: -1,
      reason: 'Both sides release each other',
    },
    {
      pattern: String.raw`\b(?:shall not|does not|not) (?:release|waive|apply)\b`,
      effect: -1,
      reason: 'Exceptions are named',
    },
    {
      pattern: String.raw`\b(?:twenty[- ]one|21|forty[- ]five|45)\b[^.;]{0,30}\bdays?\b[^.;]{0,80}\b(?:consider|review)`,
      effect: -1,
      reason: 'Time to consider',
    },
    {
      pattern: String.raw`\b(?:seven|7)\b[^.;]{0,12}\bdays?\b[^.;]{0,80}\brevo`,
      effect: -1,
      reason: 'A right to revoke',
    },
  ],
  aggravating: [],
  why: 'Claims are given up for good, including claims that nobody knows of yet.',
  advantage: 'Claims against you from the past are settled for good.',
  request: 'Narrow the release',
  mitigation:
    'Make the release mutual, and except vested benefits, rights of indemnity and claims that the law does not allow to be waived. Take the full time to consider that the law gives.',
  wording:
    'Each party releases the other from claims arising before the date of this Agreement. The release does not cover vested benefits, rights of indemnity, the obligations in this Agreement, or claims that cannot be waived by law.',
  advice: {
    kinds: ['severance', 'employment'],
    elsewhere: {
      request: 'Narrow the release',
      mitigation:
        'Ask that both sides release each other, only for what is known at the date of this document, and not for claims that the law does not allow to be waived.',
    },
  },
  source:
    'CUAD category Covenant Not to Sue; US Older Workers Benefit Protection Act (periods to consider and revoke)',
  examples: {
    matches: [
      'Employee releases and forever discharges the Company from all claims, known or unknown.',
    ],
    leaves: [
      'The Company shall release the deposit to the Employee.',
      'Employee will be released from duty on Fridays.',
    ],
  },
};
