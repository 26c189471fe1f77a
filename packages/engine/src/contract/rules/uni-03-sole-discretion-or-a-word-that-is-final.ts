import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'UNI-03',
  name: 'Sole discretion, or a word that is final',
  category: 'unilateral-rights',
  kind: 'presence',
  baseSeverity: 2,
  grade: 'B',
  sample: { read: 15, right: 11 },
  documents: 'all',
  borneBy: 'the other party',
  bearer: 'overruled',
  cues: [
    'discretion',
    'judgment',
    'judgement',
    'satisfaction',
    'conclusive',
    'opinion',
    'be final',
    'are final',
    'is final',
  ],
  asserts: 'power',
  triggers: [
    String.raw`{ANYPARTY}(?:'s)?{GAP}\b(?:sole|absolute|unfettered|exclusive)(?:,? (?:and|or)? ?(?:absolute|sole|unfettered|exclusive|unreviewable|complete)){0,2} (?:discretion|judge?ment|opinion|determination|satisfaction|option)\b`,
    String.raw`\b(?:sole|absolute|unfettered)(?:,? (?:and|or)? ?(?:absolute|sole|unfettered|exclusive|complete)){0,2} (?:discretion|judge?ment|opinion|determination|satisfaction)\b`,
    String.raw`{ANYPARTY}'s? {GAP}\b(?:determinations?|decisions?|calculations?|interpretations?|records)\b[^.;]{0,80}\b(?:shall|will|is|are)(?: be)?(?: deemed)? (?:final|conclusive|binding)\b`,
  ],
  needs: String.raw`\b(?:approv\w*|consent\w*|accept\w*|reject\w*|refus\w*|determin\w*|decision\w*|satisf\w*|judge?ment|opinion|interpret\w*|calculat\w*|withh\w*|suspend\w*|cancel\w*|deem\w*|deduct\w*|conclusive)\b`,
  counterEvidence: [
    {
      pattern: String.raw`\breasonabl[ey]\b|\bgood faith\b|\bnot (?:to )?(?:be )?unreasonabl`,
      effect: 'drop',
      reason: 'Bound to reason or good faith',
    },
    {
      pattern: String.raw`\barbitrat\w*\b|\bexperts?\b|\bindependent (?:accountants?|auditors?)\b|\baccounting firm\b|\bcourt\b|\bjudge\b|\b(?:not|no)\b[^.;]{0,40}\b(?:sole|absolute) discretion|\bboard of directors\b|\boption to (?:purchase|acquire|buy)\b|\bits own\b|\bdecides? to (?:conduct|participate|be involved)\b|\belect to participate\b|\bsettle\b|\bindemni(?:tor|tee|fying|fied)\b|\bdetermined and controlled by\b|\bmay elect\b|\bto conduct any\b|\brecall\b|\bnon-?(?:breaching|defaulting|terminating) party\b`,
      effect: 'drop',
      reason: 'The word of a neutral third person, or the opposite',
    },
    { pattern: '{MUTUAL}', effect: 'drop', reason: 'Both sides' },
    {
      pattern: String.raw`\b(?:comply|compliance|required|applicable)\b[^.;]{0,60}\b(?:laws?|regulations?|sanctions)\b`,
      effect: -1,
      reason: 'Where the law requires it',
      within: 'sentence',
    },
  ],
  aggravating: [],
  why: 'There is no measure against which the decision of the other side could be tested.',
  advantage: 'The decision cannot easily be questioned.',
  request: 'Bind the discretion to reason',
  mitigation:
    'Replace it by a reasonable decision with written reasons, and a way to object. Fallback: good faith, and an answer within a set time.',
  wording:
    'The party decides reasonably and in good faith, within ten days of the request, and gives its reasons in writing.',
  source: 'Directive 93/13/EEC, Annex 1(c) and (m)',
  examples: {
    matches: [
      "Approval is in Client's sole and absolute discretion.",
      'Licensor may reject any design in its sole discretion.',
      "The Bank's determination of the rate shall be final.",
    ],
    leaves: [
      'Client may withhold approval in its reasonable discretion.',
      'The decision of the arbitrators shall be final and binding.',
    ],
  },
};
