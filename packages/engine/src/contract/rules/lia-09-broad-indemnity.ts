import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'LIA-09',
  name: 'Broad indemnity',
  category: 'liability',
  kind: 'presence',
  baseSeverity: 4,
  grade: 'A',
  sample: { read: 11, right: 10 },
  documents: 'all',
  borneBy: 'the indemnifying party',
  bearer: 'subject',
  cues: ['indemnif', 'hold harmless', 'save harmless'],
  triggers: [
    String.raw`(?<!\b(?:to|of|with|against) (?:the )?){ANYPARTY}(?!['’]s\b)[^.;]{0,120}?\b(?:indemnify|indemnifies|hold harmless|save harmless)\b{LONG}\b(?:any and all|all|any)\b{GAP}\b(?:claims?|loss(?:es)?|liabilit(?:y|ies)|damages?|expenses?|costs?|suits?|demands?)\b{LONG}\b(?:arising (?:out of|from)|arise[sn]? (?:out of|from)|relat(?:ed|ing) to|in connection with|resulting from)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\bcovered claims?\b`,
      effect: 'drop',
      reason: 'A closed list of covered claims',
    },
    {
      pattern: String.raw`\bnot (?:be )?(?:required|obligated|obliged) to (?:indemnify|defend)|\bshall not (?:be obligated to )?indemnify|\bfail(?:s|ed|ure)? to (?:\w+ ){0,2}(?:indemnify|defend|hold)\b`,
      effect: 'drop',
      reason: 'Denies a duty to indemnify',
    },
    {
      pattern: String.raw`(?<!\bincluding\b[^.;]{0,80})(?:\b(?:claims?|actions?|suits?|demands?|proceedings?|losses|damages)\b(?: [\w,]+){0,6}? (?:of|by|from) (?:any |a |such |other )*third[- ]part(?:y|ies)\b|\bthird[- ]party (?:claims?|actions?|suits?|demands?|proceedings?)\b)`,
      effect: -1,
      reason: 'Limited to claims of third parties',
      within: 'sentence',
    },
    {
      pattern: String.raw`\bto the extent (?:caused|arising|resulting|attributable|that)|\bexcept to the extent\b|\bexcluding (?:claims|losses)\b|\bexcept (?:for|where)\b`,
      effect: -1,
      reason: 'Limited by cause',
      within: 'sentence',
    },
    {
      pattern: String.raw`\bfinally (?:awarded|determined)|\bagreed in settlement\b`,
      effect: -1,
      reason: 'Only final awards and settlements',
    },
    {
      pattern: String.raw`{MUTUAL}|\bindemnif(?:ying|ied) part(?:y|ies)\b`,
      effect: -1,
      reason: 'Binds both sides',
      within: 'sentence',
    },
    {
      pattern: String.raw`\b(?:arising|arise[sn]?|resulting|relating|related|connection)\b[^.;]{0,60}\b(?:breach|negligen\w+|misconduct|failure|infring\w+|violat\w+|untrue|misstatements?|withh[oe]ld\w*|taxes)\b`,
      effect: -1,
      reason: 'Tied to a breach, a fault or one subject',
      within: 'sentence',
    },
  ],
  aggravating: [
    {
      pattern: String.raw`\b(?:regardless of|even if|whether or not|including|irrespective of)\b[^.;]{0,80}\b(?:negligence|fault) (?:of|by)\b`,
      reason: 'Covers the fault of the protected side itself',
    },
  ],
  why: 'Every claim connected with the deal has to be paid, which can come to include losses that the protected side caused itself.',
  advantage: 'The other side bears almost every claim that is connected with the deal.',
  request: 'Narrow the indemnity',
  mitigation:
    'Limit the indemnity to amounts finally awarded or settled with consent in claims of third parties, to the extent the indemnifying side caused them, and exclude what the other side’s own negligence caused.',
  wording:
    'The indemnifying party shall pay amounts finally awarded against the other, or agreed in a settlement that it approved, in third-party claims, to the extent that they are caused by its negligence, its breach of this Agreement or its infringement of intellectual property. It does not pay for what the other party’s negligence caused.',
  source:
    'Common Paper Cloud Service Agreement 2.1 sections 9.1-9.5 (closed list of covered claims)',
  examples: {
    matches: [
      'Contractor shall indemnify and hold harmless Client from any and all claims, losses and damages arising out of or related to this Agreement, regardless of the negligence of Client.',
      'You will indemnify us against all costs and damages arising from your use of the Service.',
    ],
    leaves: [
      'Contractor shall carry insurance against all claims.',
      'The insurer is not required to indemnify any person for any claims arising from war.',
    ],
    weighs: [
      {
        text: 'Contractor shall indemnify Company against all damages and costs arising out of any obligation imposed by law on Company to pay withholding taxes.',
        severity: 3,
      },
      {
        text: 'Contractor shall indemnify Client against all claims resulting from any claim that this Agreement violates other agreements.',
        severity: 3,
      },
      {
        text: 'Contractor shall indemnify Client against all claims arising out of the work, including injuries to third parties.',
        severity: 4,
      },
      {
        text: 'Contractor shall indemnify Client against all claims of third parties arising out of the work.',
        severity: 3,
      },
    ],
  },
};
