import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'IPD-13',
  name: 'Confidentiality for ever or very long',
  category: 'ip-and-data',
  kind: 'threshold',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 7, right: 7 },
  documents: ['nda', 'services', 'saas', 'employment'],
  borneBy: 'the party that must keep the secret',
  bearer: 'confidant',
  cues: [
    'confiden',
    'non-disclosure',
    'nondisclosure',
    'secre',
    'undertaking',
    'recipient',
    'receiving',
  ],
  restsOn: ['survival'],
  triggers: [
    String.raw`\b(?:confiden\w+|non-?disclosure|secrecy)\b{LONG}\b(?:(?:in )?perpetu(?:al(?:ly)?|ity)|indefinite(?:ly)?|forever|for ever|without (?:any )?(?:limit|limitation) (?:in|of|as to) time|for an unlimited (?:time|period)|at all times (?:hereafter|thereafter)|(?:seven|eight|nine|ten|twelve|fifteen|twenty|7|8|9|10|12|15|20)\s?(?:\(\d+\)\s?)?-?years?)\b`,
    String.raw`\b(?:undertakings?|(?:obligations?|duties) of (?:the )?(?:recipient|receiving party|parties))\b[^.;]{0,120}\b(?:continue|remain|survive|last|apply)\b[^.;]{0,60}\b(?:indefinitely|in perpetuity|perpetual(?:ly)?|forever)\b`,
    String.raw`\b(?:(?:in )?perpetu(?:al(?:ly)?|ity)|indefinite(?:ly)?|forever|(?:seven|eight|ten|fifteen|twenty|7|8|10|15|20)\s?(?:\(\d+\)\s?)?-?years?)\b{GAP}\b(?:keep|maintain|hold|treat|preserve|obligations?)\b[^.;]{0,80}\b(?:confiden\w+|secre\w+)\b`,
  ],
  needs: String.raw`\b(?:shall|will|must|agrees?|continue|surviv\w+|remain\w*|obligat\w+|bound|effect)\b`,
  counterEvidence: [
    {
      pattern: String.raw`\b(?:perpetual|irrevocable)\b[^.;]{0,80}\blicen[cs]e|\blicen[cs]e[^.;]{0,80}\b(?:perpetual|in perpetuity)|\bexperience\b|\binitial term\b|\brenew`,
      effect: 'drop',
      reason: 'Another subject',
    },
    {
      pattern: String.raw`\b(?:one|two|three|four|five|six|[1-6])\s?(?:\(\d\)\s?)?[- ]?years?\b`,
      effect: 'drop',
      reason: 'A shorter time is set as well',
    },
    {
      pattern: String.raw`\btrade secrets?\b`,
      effect: -2,
      reason: 'Trade secrets, for as long as they are secret',
      within: 'sentence',
    },
  ],
  aggravating: [],
  why: 'Ordinary business information is stale within a few years. A duty without end, or of a decade, can be breached long after anybody remembers it.',
  advantage: 'The information stays protected without an end that would have to be watched.',
  request: 'Limit confidentiality to two to five years',
  mitigation:
    'Ask for two or three years from disclosure, five at most, and keep the longer time for trade secrets alone.',
  wording:
    'The duties of confidentiality end three years after the information was disclosed. For information that is a trade secret they last for as long as it remains one.',
  source: 'ContractNLI hypothesis on survival of obligations; Common Paper Mutual NDA',
  examples: {
    matches: [
      'The confidentiality obligations continue in perpetuity.',
      'Recipient shall keep the Confidential Information secret for ten (10) years after termination.',
    ],
    leaves: [
      'Confidentiality obligations survive for three (3) years after termination.',
      'Licensor grants a perpetual licence to the confidential documentation.',
    ],
    weighs: [
      {
        text: 'The confidentiality obligations for trade secrets continue in perpetuity.',
        severity: 1,
      },
    ],
  },
};
