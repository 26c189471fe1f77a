import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'IPD-19',
  name: 'Name and logo used without consent',
  category: 'ip-and-data',
  kind: 'presence',
  baseSeverity: 1,
  grade: 'C',
  documents: ['saas', 'services', 'supply', 'licence', 'consumer'],
  bornBy: 'the customer or supplier whose name is used',
  cues: ['name', 'logo', 'trademark', 'identify', 'list '],
  triggers: [
    String.raw`{ANYPARTY}[^.;]{0,40}?{MAY}(?! not)[^.;]{0,60}?\b(?:use|display|identify|reference)\b{GAP}\b(?:names?|logos?|trademarks?)\b{GAP}\b(?:marketing|promotion\w*|publicity|website|customer lists?|press|advertis\w+)\b`,
    String.raw`{MAY} (?:identify|name|list) (?:the )?(?:customer|client|licensee|you) as a\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\b(?:prior|written) (?:written )?(?:consent|approval|permission)\b|\bshall not\b|\bmay not\b|\bneither party\b|\bwithout\b[^.;]{0,40}\b(?:consent|approval)|\b(?:subject to|in accordance with|specified by|guidelines)\b`,
      effect: 'drop',
      reason: 'Needs consent, or is forbidden',
    },
  ],
  aggravating: [],
  why: 'The name can appear in advertising next to claims that nobody asked about.',
  request: 'Require consent for publicity',
  mitigation:
    'Ask for prior written consent to each use of name and logo, to be withdrawn at any time.',
  source:
    'Common Paper Cloud Service Agreement 2.1 section 12.8 (allows it); Bonterms Cloud Terms 1.0 section 20 (requires consent)',
  examples: {
    matches: ["Provider may use Customer's name and logo in marketing materials."],
    leaves: [
      "Neither party may use the other's name or logo in marketing without prior written consent.",
    ],
  },
};
