import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'TRM-06',
  name: 'Termination without notice',
  category: 'termination',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 15, right: 12 },
  documents: 'all',
  borneBy: 'the party whose contract is ended',
  bearer: 'others',
  cues: ['terminat', 'cancel', ' close ', 'deactivat', ' delete '],
  asserts: 'power',
  triggers: [
    String.raw`{ANYPARTY}[^.;]{0,60}? {MAY}(?! not)[^.;]{0,60}?\b(?:terminate|cancel|close|deactivate|delete)\b{GAP}(?:\b(?:effective )?immediately\b|\bforthwith\b|\bwithout (?:prior |any |further |giving )*notice\b|\bwith or without (?:prior )?notice\b)`,
    String.raw`{ANYPARTY}[^.;]{0,60}? {MAY}(?! not) (?:[\w,]+ ){0,4}?(?:immediately|forthwith) (?:\w+ ){0,3}?(?:terminate|cancel|close|deactivate)\b`,
    String.raw`{ANYPARTY}[^.;]{0,60}? {MAY}(?! not)[^.;]{0,80}?\b(?:without (?:prior |any |giving )*notice|with or without (?:prior )?notice)[^.;]{0,60}?\b(?:terminate|cancel|close|deactivate)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\b(?:you|users?)\b(?! (?:agree|acknowledge|understand))[^.;]{0,30}? (?:may|can|are able)\b|\b(?:delete|remove|close|cancel)\b[^.;]{0,60}\b(?:content|posts?|messages|listings?|orders?|parts of (?:these|the) terms|policies|statements|guides)\b`,
      effect: 'drop',
      reason: 'The right of the user, or content that is taken down',
      within: 'match',
    },
    {
      pattern: String.raw`\bsanctions?\b|\bexport (?:control|law)`,
      effect: 'drop',
      reason: 'Sanctions law',
    },
    {
      pattern: String.raw`\b(?:material(?:ly)?|breach\w*|insolven\w*|bankrupt\w*|fraud|fails?|failure|uncured|misconduct|felony|convicted|default\w*|violat\w+|infring\w+|receiver)\b|\bif\b|\b(?:for|with) cause\b|\bupon (?:receipt of|any)\b|\bpreceding\b|\bin the event\b|\bas set forth in\b|\bpursuant to (?:section|article)\b|\bwhen\b|\bin any such event\b|\bdelinquent\b|\bexceptional circumstances\b|\bmake good\b|\bgood reason\b|\bjust cause\b|\bby (?:the )?end of\b|\border(?:s|ed)?\b|\bdelete (?:any|such|your) (?:content|post\w*)|\brisk\b|\bin the\W*$|\bdetermines? that\b|\bgood reason\b|\bjust cause\b|\bby (?:the )?end of\b|\border(?:s|ed)?\b|\bdelete (?:any|such|your) (?:content|post\w*)|\brisk\b|\bin the\W*$|\bdetermines? that\b|\bin such (?:case|event)\b|\bhas not\b|\bwithout charge\b|{DUR}(?:'s?)? (?:prior |advance |written )*notice|\bafter the expir\w+\b`,
      effect: 'drop',
      reason: 'Only in stated cases',
    },
    { pattern: String.raw`{MUTUAL}|\beither\b`, effect: 'drop', reason: 'Both sides may' },
  ],
  aggravating: [
    {
      pattern: String.raw`\b(?:sole|absolute) discretion\b|\bin (?:its|our) (?:sole |reasonable )?(?:opinion|judgment)\b`,
      reason: 'On the mere opinion of the other side',
    },
  ],
  why: 'The contract can be gone overnight, without time to put things right or to find a replacement.',
  advantage: 'You can end the contract at once.',
  request: 'Ask for notice and time to cure',
  mitigation:
    'Allow immediate termination only for insolvency or a breach that cannot be cured. For everything else ask for written notice with reasons and thirty days to cure.',
  wording:
    'A party may terminate this Agreement with immediate effect only if the other is insolvent or commits a material breach that cannot be cured. In all other cases it gives written notice with reasons and thirty days to cure.',
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
