import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'IPD-15',
  name: 'No exception for disclosure required by law',
  category: 'ip-and-data',
  kind: 'absence',
  baseSeverity: 2,
  grade: 'A',
  sample: { read: 15, right: 14 },
  documents: ['nda', 'services', 'saas', 'employment'],
  borneBy: 'the party that must keep the secret',
  bearer: 'confidant',
  soughtFor: 'an exception for disclosure that the law requires',
  onlyIf: String.raw`\bnot disclose\b[^.;]{0,40}\b(?:terms|information)\b[^.;]{0,40}\bto (?:anyone|any (?:person|third))|\b(?:shall|will|must|agrees?|undertakes?|obligat\w+|responsibility)\b[^.;]{0,80}\b(?:keep|maintain|hold|treat|preserve)\b[^.;]{0,60}\b(?:confidential(?:ity)?|confidence|secret|secrecy)\b[^.;]{0,60}\binformation\b|\b(?:shall|will|must|agrees?|undertakes?|obligat\w+|responsibility)\b[^.;]{0,80}\b(?:keep|maintain|hold|treat|preserve)\b[^.;]{0,60}\binformation\b[^.;]{0,60}\b(?:confidential(?:ity|ly)?|confidence|secret|secrecy)\b|\b(?:shall|will|must|agrees?(?: to)?|undertakes?|may)\b[^.;]{0,80}\b(?:not|never|confidence|confidential|secret|secrecy)\b[^.;]{0,120}\bconfidential(?: and proprietary| or proprietary)? information\b(?! of (?:any|another|others?|third|a third))|\bconfidential(?: and proprietary| or proprietary)? information\b(?! of (?:any|another|others?|third|a third))[^.;]{0,120}\b(?:shall|will|must|may|agrees?)\b[^.;]{0,60}\b(?:not|only|confidence|secret|confidential)\b`,
  present: [
    String.raw`\b(?:disclos\w*|confidential\w*|divulg\w*|reveal\w*|obligations?)\b{LONG}\b(?:required|requires?|requirements?|compelled|ordered|obliged|obligated|requested|pursuant to|necessary|permitted|accordance with|comply|compliance|mandated|demanded)\b[^.;]{0,80}?\b(?:laws?|courts?|regulat\w+|subpoena|legal|government\w*|judicial|judge|orders?|statut\w+|stock exchange|authorit\w+|agency|rules)\b`,
    String.raw`\b(?:required|requires?|requirements?|compelled|ordered|obliged|obligated|requested|demanded)\b[^.;]{0,80}?\b(?:laws?|courts?|regulat\w+|subpoena|legal|government\w*|judicial|judge|orders?|statut\w+|stock exchange|authorit\w+|agency|rules)\b{LONG}\b(?:disclos\w*|divulg\w*|reveal\w*)\b`,
    String.raw`\bsubpoena|\bcourt order|\blegal process\b|\blegally (?:required|compelled|obligated|bound)|\bby operation of law\b|\b(?:judicial|court) (?:proceedings?|process|order|demand)\b`,
  ],
  expectedIn: ['confidentiality'],
  why: 'A court order or an authority’s request would force a breach of contract.',
  advantage: 'There is no exception that the other side could lean on.',
  request: 'Except disclosure required by law',
  mitigation:
    'Ask for the right to disclose what the law or an authority requires, after notice where that is allowed. Reports of wrongdoing to authorities stay free.',
  wording:
    'The recipient may disclose confidential information to the extent that law, a court or an authority requires it. Where allowed, it gives the discloser prompt notice and helps it, at the discloser’s cost, to seek protection.',
  source: 'Common Paper Mutual NDA section 4; ContractNLI hypothesis on compelled disclosure',
  examples: {
    matches: [
      'Recipient shall not disclose the Confidential Information to anyone. Recipient shall keep it safe.',
    ],
    leaves: [
      'Recipient shall not disclose the Confidential Information. It may disclose what a court requires by order under applicable law.',
      'Contractor shall paint the house.',
    ],
  },
};
