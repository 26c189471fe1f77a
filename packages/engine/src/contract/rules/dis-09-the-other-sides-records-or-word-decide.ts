import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'DIS-09',
  name: 'The other side’s records or word decide',
  category: 'disputes',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 17, right: 16 },
  documents: 'all',
  borneBy: 'the party whose debt or conduct is to be proved',
  bearer: 'overruled',
  cues: ['conclusive', 'final', 'binding', 'prima facie', 'burden of pro', 'onus'],
  triggers: [
    String.raw`{ANYPARTY}['’]s (?:\w+ ){0,3}?(?:records?|logs?|books|accounts?|statements?|certificates?|computations?|calculations?|determinations?|measurements?|figures|data)\b{GAP}\b(?:shall|will|are|is|be)(?: be| constitute| deemed)?(?: the)? (?:conclusive|final(?! and complete)|binding (?:up)?on|prima facie)\b`,
    String.raw`\b(?:records?|logs?|books|accounts?|statements?|certificates?|computations?|calculations?|determinations?|measurements?|meters?|figures|data)\b{GAP}\b(?:shall|will|are|is|be)(?: be| constitute| deemed)?(?: the)? (?:conclusive|final(?! and complete)|binding (?:up)?on|prima facie)\b`,
    String.raw`\b(?:burden of (?:proof|proving|establishing|demonstrating)|onus of proof)\b{GAP}\b(?:on|upon|rests?|shall be|is with|lies|borne by)\b`,
    String.raw`\b{ANYPARTY} (?:shall|will|must) (?:have|bear) the (?:burden|onus) of (?:proof|proving|establishing|demonstrating)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\b(?:arbitrat\w*|tribunal|mediator|independent (?:expert|accountant|auditor|firm|engineer|laboratory|appraiser)|accounting firm|expert|physicians?|doctors?|accountants?|counsel|such firm|umpire|referee|courts?|judgment|award|appraiser|regulatory|mutually|third[- ]party)\b`,
      effect: 'drop',
      reason: 'Somebody independent decides',
    },
    {
      pattern: String.raw`\b(?:exceptions?|public domain|prior possession|independently developed|receiving party|recipient)\b|\bauthority (?:to|conferred)\b|\bpurchase orders?\b|\bexecution and delivery\b|\bauthori[sz]ed officers?\b|\bif (?:final|binding)\b|\bnot (?:be )?(?:\w+ )?(?:conclusive|final|binding)\b`,
      effect: 'drop',
      reason: 'Another subject',
    },
    {
      pattern: String.raw`\b(?:parties'?|its|their) respective (?:successors|heirs)|\bbinding (?:up)?on (?:and|the parties|each party|successors)|\bbinding (?:obligation|agreement|contract)`,
      effect: 'drop',
      reason: 'The binding effect of the agreement',
    },
    {
      pattern: String.raw`\bmanifest error\b|\bclerical error\b|\babsent\b[^.;]{0,30}\berror\b|\bobvious error\b`,
      effect: -1,
      reason: 'Plain errors can be corrected',
    },
    {
      pattern: String.raw`\bprima facie\b|\brebutt|\bunless\b[^.;]{0,80}\b(?:notif\w+|notice|object\w*|disput\w+)\b|\bunless (?:\w+ ){0,4}(?:shown|proved|proven|demonstrat)`,
      effect: -1,
      reason: 'The contrary can be shown',
    },
    {
      pattern: '{MUTUAL}',
      effect: -1,
      reason: 'Holds for both sides',
      within: 'sentence',
    },
  ],
  aggravating: [],
  why: 'One side’s own papers settle what is owed or what happened, or you must prove what the other side would otherwise have to.',
  advantage: 'Your own records prove your claim.',
  request: 'Leave room to show the contrary',
  mitigation:
    'Ask for “unless the contrary is shown”. Fallback: the right to see the records behind the figure and to dispute it within sixty days.',
  wording:
    'The records of [the party] are evidence of what they state unless the other party shows that they are wrong. Copies are to be provided on request.',
  source: 'Directive 93/13/EEC, Annex 1(q)',
  examples: {
    matches: [
      "The Bank's records shall be conclusive evidence of the debt.",
      'The burden of proof that the goods were defective rests upon the Buyer.',
    ],
    leaves: [
      'The decision of the arbitrator on the accounts shall be final and binding.',
      'The records shall be kept for five years.',
    ],
  },
};
