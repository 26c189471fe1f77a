import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'IPD-17',
  name: 'No return or destruction of information',
  category: 'ip-and-data',
  kind: 'absence',
  baseSeverity: 2,
  grade: 'A',
  sample: { read: 10, right: 9 },
  documents: ['nda', 'saas', 'services'],
  borneBy: 'the party that discloses',
  bearer: 'discloser',
  soughtFor: 'a duty to return or destroy confidential information at the end',
  onlyIf: String.raw`\b(?:shall|will|must|agrees?|undertakes?|obligat\w+|responsibility)\b[^.;]{0,80}\b(?:keep|maintain|hold|treat|preserve)\b[^.;]{0,60}\b(?:confidential(?:ity)?|confidence|secret|secrecy)\b[^.;]{0,60}\binformation\b|\b(?:shall|will|must|agrees?|undertakes?|obligat\w+|responsibility)\b[^.;]{0,80}\b(?:keep|maintain|hold|treat|preserve)\b[^.;]{0,60}\binformation\b[^.;]{0,60}\b(?:confidential(?:ity|ly)?|confidence|secret|secrecy)\b|\b(?:shall|will|must|agrees?(?: to)?|undertakes?|may)\b[^.;]{0,80}\b(?:not|never|confidence|confidential|secret|secrecy)\b[^.;]{0,120}\bconfidential(?: and proprietary| or proprietary)? information\b(?! of (?:any|another|others?|third|a third))|\bconfidential(?: and proprietary| or proprietary)? information\b(?! of (?:any|another|others?|third|a third))[^.;]{0,120}\b(?:shall|will|must|may|agrees?)\b[^.;]{0,60}\b(?:not|only|confidence|secret|confidential)\b`,
  present: [
    String.raw`\b(?:return\w*|destroy\w*|destruction|delet\w+|eras(?:e|ed|ure)|surrender\w*|deliver(?:ed)? (?:up|back|to)|shred\w*|purge\w*|turn over|hand over|give back|dispose\w*)\b{LONG}\b(?:confidential|information|materials?|documents?|data|copies|records|papers|property|documentation|files)\b`,
    String.raw`\b(?:confidential|information|materials?|documents?|data|copies|records|papers|documentation|files)\b{GAP}\b(?:return\w*|destroy\w*|destruction|delet\w+|erased?|surrendered|delivered (?:up|back|to)|turned over|handed over)\b`,
  ],
  expectedIn: ['confidentiality', 'post-termination-services'],
  why: 'Your information stays with the other side when the business is over, and nobody need say what became of it.',
  advantage: 'Nothing has to be searched for and deleted at the end.',
  request: 'Ask for return or destruction',
  mitigation:
    'Ask for return or destruction on request and at the end, confirmed in writing. Fallback: ordinary backups and one archive copy are excepted while they stay confidential.',
  wording:
    'On request, and when this agreement ends, the recipient returns or destroys the confidential information and confirms this in writing. Ordinary backups and copies that the law requires may be kept and remain confidential.',
  source: 'Common Paper Mutual NDA section 6; ContractNLI hypotheses on return of information',
  examples: {
    matches: [
      'Recipient shall not disclose the Confidential Information. Recipient pays for its own lawyers.',
    ],
    leaves: [
      'Recipient shall not disclose the Confidential Information. At the end Recipient shall return all copies and documents.',
      'Contractor shall paint the house.',
    ],
  },
};
