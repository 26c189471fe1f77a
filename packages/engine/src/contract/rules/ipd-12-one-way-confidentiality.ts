import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'IPD-12',
  name: 'One-way confidentiality',
  category: 'ip-and-data',
  kind: 'asymmetry',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 39, right: 36 },
  documents: ['nda', 'services', 'saas', 'employment'],
  borneBy: 'the party that must keep the secret',
  bearer: 'subject',
  cues: ['confiden', 'disclose'],
  asserts: 'ban',
  triggers: [
    String.raw`{ANYPARTY}{GAP}(?:{OBL}|\b(?:agrees?|undertakes?|covenants?)\b){LONG}\b(?:(?:not|neither|nor|never)\b[^.;]{0,80}\b(?:disclose|divulge|reveal)\b[^.;]{0,80}\b(?:information|confidential|secrets?)|keep\b[^.;]{0,40}\bconfidential|hold\b[^.;]{0,60}\b(?:confidence|confidential)|maintain\b[^.;]{0,40}\bconfiden|treat\b[^.;]{0,40}\bconfidential)`,
  ],
  reciprocity: 'rule',
  witness: String.raw`\b(?:each|both|one|a)\b (?:of the |such )?part(?:y|ies)\b[^.;]{0,60}\b(?:disclos\w*|receiv\w*|exchang\w*|provid\w*|furnish\w*|shall|will|agrees?|undertakes?)\b|\b(?:either|neither) (?:of the )?part(?:y|ies)\b[^.;]{0,30}\b(?:shall|will|agrees?|undertakes?|may) (?:\w+ ){0,3}(?:not|keep|hold|disclose|receive|maintain|provide)\b|\bmutual(?:ly)? (?:disclos|exchang|non-?disclos|confiden)\w*|\b\w+ party (?:which |who |that )?(?:disclos|receiv)(?:ing|es)\b|\bexchang\w+\b[^.;]{0,60}\binformation\b|\bto (?:each|one an)other\b|\b(?:other|another) party(?:'s\b| \()`,
  usualIn: { kinds: ['employment'], reason: 'Usual for somebody who is employed' },
  counterEvidence: [
    {
      pattern: String.raw`\bpersonal data\b|\bprivacy (?:laws?|polic(?:y|ies))\b|\b(?:anything|what|information) (?:that )?you are required to keep\b`,
      effect: 'drop',
      reason: 'About personal data, or the secrets of others',
    },
    {
      pattern: String.raw`{MUTUAL}|\b(?:each|other|such) (?:disclosing|receiving) party\b|\beach party\b|\band\b[^.;]{0,60}(?<!you )\bagree (?:to|not|in|that)\b|\beach will\b|\binformation of the other\b|\bsign an agreement\b|\bpasswords?\b|\baccounts?\b|\b(?:former|prior|previous|other|another|current) (?:or \w+ )?employers?\b|\bother persons?\b|\bnot (?:\w+ )?entitled to disclose\b|\barbitra\w+\b|\bsettlement\b`,
      effect: 'drop',
      reason: 'Bound to whoever receives, or another subject',
    },
    {
      pattern: String.raw`\bcause\b[^.;]{0,20}\b(?:employees|agents)\b`,
      effect: -1,
      reason: 'Speaks of staff',
    },
  ],
  aggravating: [],
  why: 'Only one side has to keep the other’s information secret. What it tells in return is not protected.',
  advantage: 'Your information is protected, while you owe no such duty in return.',
  request: 'Make confidentiality mutual',
  mitigation:
    'Bind each party that receives confidential information in the same words. Fallback: a short list of your own information that the other side must protect.',
  wording:
    'Each party keeps confidential the information that it receives from the other under this agreement, uses it only to perform this agreement, and protects it with the care it gives its own.',
  source: 'Common Paper Mutual NDA (both sides bound)',
  examples: {
    matches: [
      'Contractor shall not disclose the Confidential Information.',
      'Employee agrees to keep all information of the Company confidential.',
    ],
    leaves: [
      "Each party shall keep the other party's information confidential.",
      'The receiving party shall hold in confidence all information disclosed by the disclosing party.',
      'Processor shall treat personal data as confidential information.',
      "Contractor shall keep the Client's information confidential. Client shall keep the Contractor's information confidential.",
    ],
  },
};
