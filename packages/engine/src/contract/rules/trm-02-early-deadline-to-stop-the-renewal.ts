import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'TRM-02',
  name: 'Early deadline to stop the renewal',
  category: 'termination',
  kind: 'threshold',
  baseSeverity: 4,
  grade: 'B',
  sample: { read: 11, right: 8 },
  documents: 'all',
  borneBy: 'the party that wants to leave',
  bearer: 'renewed',
  cues: ['renew', 'exten'],
  triggers: [
    String.raw`\b(?:notice|notif\w+|writing)\b{GAP}{DUR}{GAP}\b(?:prior to|before|preceding|in advance of|of)\b{GAP}\b(?:expir\w+|end|renewal|anniversary|conclusion)\b`,
    String.raw`{DUR}{GAP}\bnotice\b{GAP}\b(?:prior to|before|of)\b{GAP}\b(?:expir\w+|end|renewal|anniversary|conclusion)\b`,
  ],
  needs: String.raw`\b(?:renew\w*|extend(?:ed|s)?|extension)\b`,
  counterEvidence: [
    {
      pattern: String.raw`\bletters? of credit\b|\bpolic(?:y|ies)\b|\brequest for (?:such )?(?:an )?extension\b|\bbusiness days?\b`,
      effect: 'drop',
      reason: 'Another renewal',
    },
    {
      pattern: String.raw`\b(?:at \w+'s (?:sole )?option|may be (?:extended|renewed)|intention to renew|option to (?:renew|extend)|elect(?:s|ion)? to renew|(?:choose|chooses|intent|wish\w*|desire\w*|request\w*) to (?:renew|extend)|proposed changes|new terms|desires? to (?:renew|extend)|right to (?:renew|extend)|exercis\w+\b[^.;]{0,40}\b(?:renewal|options?)|(?:provide|give|deliver|send) [^.;]{0,30}\brenewal notice|may (?:renew|extend)|wish(?:es)? to (?:renew|extend)|increase|price|fees for)\b`,
      effect: 'drop',
      reason: 'A deadline for something else',
    },
    {
      pattern: String.raw`\b(?:thirty|30|fifteen|15|fourteen|14|ten|10|twenty|20|seven|7|five|5)\b[^.;]{0,14}\bdays\b`,
      effect: 'drop',
      reason: 'Thirty days or fewer is usual',
    },
    {
      pattern: String.raw`\b(?:sixty|60|forty-five|45)\b[^.;]{0,14}\bdays\b`,
      effect: -1,
      reason: 'Forty-five to sixty days',
      within: 'sentence',
    },
  ],
  aggravating: [
    {
      // The length itself must be the notice: the length of the renewed term stands in the same sentence.
      pattern: String.raw`\b(?:one hundred (?:and )?(?:twenty|eighty)|120|180|six|6|nine|9|twelve|12)\b[^.;,]{0,8}(?:days|months)\b'?(?:[^.;,]{0,30}\b(?:prior to|before|preceding|in advance)\b|\s(?:(?:prior|advance|written)\s){0,2}notice\b)`,
      reason: 'Four months or more',
    },
    {
      pattern: String.raw`\bnot more than\b[^.]{0,60}\b(?:and|nor|but)\b[^.]{0,40}\bless than\b|\bbetween\b[^.]{0,40}\band\b[^.]{0,30}\bdays\b`,
      reason: 'Notice counts only within a window',
    },
  ],
  why: 'Notice that must arrive months before the end is easily missed, and missing it buys a whole further term.',
  advantage: 'The other side has to decide early whether to stay.',
  request: 'Shorten the notice to stop the renewal',
  mitigation:
    'Ask for thirty days before the end of the term, by e-mail, with a reminder from the other side. Fallback: sixty days, and the right to end a renewed term on thirty days’ notice.',
  wording:
    'Either party may prevent the renewal by notice, also by e-mail, at least thirty days before the end of the term. The party that benefits from the renewal shall remind the other of that day thirty to sixty days before it.',
  source:
    'CUAD category Notice Period to Terminate Renewal; Directive 93/13/EEC, Annex 1(h); Bonterms Cloud Terms 1.0 section 14.1 (thirty days)',
  examples: {
    matches: [
      'The term renews automatically unless notice of non-renewal is given at least one hundred eighty (180) days before the end of the term.',
      'This Agreement shall renew for one year unless either party gives written notice not less than ninety (90) days prior to expiration.',
    ],
    leaves: [
      'The term renews unless either party gives written notice at least thirty (30) days before the end of the term.',
      'Invoices are due thirty days after receipt.',
    ],
    weighs: [
      {
        text: 'The term renews for periods of twelve (12) months each, unless the Customer gives written notice at least ninety (90) days before the end of the term.',
        severity: 4,
      },
      {
        text: 'The term renews for one year unless notice is given at least six (6) months prior to the end of the term.',
        severity: 5,
      },
    ],
  },
};
