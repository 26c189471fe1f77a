import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'TRM-06',
  name: 'Termination without notice',
  category: 'termination',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'C',
  documents: 'all',
  bornBy: 'the party whose contract is ended',
  cues: ['terminat', 'cancel'],
  triggers: [
    String.raw`{ANYPARTY}[^.;]{0,60}? {MAY}(?! not)[^.;]{0,60}?\bterminate\b{GAP}(?:\b(?:effective )?immediately\b|\bforthwith\b|\bwithout (?:prior |any |further )*notice\b|\bwith or without (?:prior )?(?:notice|cause)\b)`,
    String.raw`{ANYPARTY}[^.;]{0,60}? {MAY}(?! not) (?:\w+ )?(?:immediately|forthwith|without (?:prior |any )*notice)[^.;]{0,30}?\b(?:terminate|cancel)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\bsanctions?\b|\bexport (?:control|law)`,
      effect: 'drop',
      reason: 'Sanctions law',
    },
    {
      pattern: String.raw`\b(?:material(?:ly)?|breach\w*|insolven\w*|bankrupt\w*|fraud|fails?|failure|uncured|misconduct|felony|convicted|default\w*|violat\w+|infring\w+|receiver)\b|\bif\b|\b(?:for|with) cause\b|\bupon (?:receipt of|any)\b|\bpreceding\b|\bin the event\b|\bas set forth in\b|\bpursuant to (?:section|article)\b`,
      effect: 'drop',
      reason: 'Only in stated cases',
    },
    { pattern: '{MUTUAL}', effect: -1, reason: 'Both sides may', within: 'sentence' },
  ],
  aggravating: [
    {
      pattern: String.raw`\b(?:sole|absolute) discretion\b|\bin (?:its|our) (?:sole |reasonable )?(?:opinion|judgment)\b`,
      reason: 'On the mere opinion of the other side',
    },
  ],
  why: 'The contract can be gone overnight, without time to put things right or to find a replacement.',
  request: 'Ask for notice and time to cure',
  mitigation:
    'Allow immediate termination only for insolvency or a breach that cannot be cured. For everything else ask for written notice with reasons and thirty days to cure.',
  source:
    'Directive 93/13/EEC, Annex 1(g); Common Paper Cloud Service Agreement 2.1 section 5.3 (thirty days to cure)',
  examples: {
    matches: [
      'We may terminate your account immediately without notice in our sole discretion.',
      'Company may terminate this Agreement effective immediately.',
    ],
    leaves: [
      'Neither party is obliged to give notice of changes of address immediately.',
      'Customer shall immediately notify Provider of termination.',
    ],
  },
};
