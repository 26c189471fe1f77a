import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'IPD-19',
  name: 'Name and logo used without consent',
  category: 'ip-and-data',
  kind: 'presence',
  baseSeverity: 1,
  grade: 'N',
  sample: { read: 4, right: 2 },
  documents: ['saas', 'services', 'supply', 'licence', 'consumer'],
  borneBy: 'the customer or supplier whose name is used',
  bearer: 'others',
  cues: ['name', 'logo', 'trademark', 'identify', 'list '],
  asserts: 'power',
  triggers: [
    String.raw`{ANYPARTY}[^.;]{0,40}?{MAY}(?! not)[^.;]{0,40}?\buse\b{GAP}\b(?:names?|logos?)\b{GAP}\b(?:reference|customer lists?|case stud(?:y|ies)|press releases?)\b`,
    String.raw`\b(?:permission|right|licen[cs]e|allow|may)\b[^.;]{0,40}\buse\b[^.;]{0,30}\byour (?:name|username|likeness|profile picture)\b{LONG}\b(?:ads?|advertis\w+|sponsored|promot\w+|marketing|publicity)\b`,
    String.raw`{ANYPARTY}[^.;]{0,40}?{MAY}(?! not)[^.;]{0,60}?\b(?:use|display|identify|reference)\b{GAP}\b(?:names?|logos?|trademarks?)\b{GAP}\b(?:marketing|promotion\w*|publicity|website|customer lists?|press|advertis\w+)\b`,
    String.raw`{MAY} (?:identify|name|list) (?:the )?(?:customer|client|licensee|you) as a\b`,
  ],
  needs: String.raw`\b(?:names?|username|logos?|trademarks?|likeness|profile picture)\b[^.;]{0,200}\b(?:marketing|promot\w*|publicity|website|customer lists?|press|advertis\w+|references?|ads?|case stud(?:y|ies)|sponsored)\b|\b(?:identify|name|list)\b[^.;]{0,20}\bas a\b`,
  counterEvidence: [
    {
      pattern: String.raw`\b(?:prior|written) (?:written )?(?:consent|approval|permission)\b|\bshall not\b|\bmay not\b|\bneither party\b|\bwithout\b[^.;]{0,40}\b(?:consent|approval)|\b(?:subject to|specified by)\b[^.;]{0,60}\b(?:approval|consent|guidelines)\b|\bmay permit\b|\bsponsor\w*\b|\b(?:distributors?|resellers?|franchisees?|licensees?|dealers?|channel partners?)\b|\bproduct names?\b|\b(?:use and reproduce|license and use|necessary to)\b|\bdistribution of\b|\bsolely to\b|\bappear on\b`,
      effect: 'drop',
      reason: 'Needs consent, or is forbidden',
    },
  ],
  aggravating: [],
  why: 'The name can appear in advertising next to claims that nobody asked about.',
  advantage: 'The customer may be named as a reference.',
  request: 'Require consent for publicity',
  mitigation:
    'Ask for prior written consent to each use of name and logo, to be withdrawn at any time.',
  wording:
    'A party may use the name or logo of the other in public only with its prior written consent to that use, which it may withdraw at any time.',
  source:
    'Common Paper Cloud Service Agreement 2.1 section 12.8 (allows it); Bonterms Cloud Terms 1.0 section 20 (requires consent)',
  examples: {
    matches: ["Provider may use Customer's name and logo in marketing materials."],
    leaves: [
      "Neither party may use the other's name or logo in marketing without prior written consent.",
    ],
  },
};
