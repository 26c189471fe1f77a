import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'PAY-04',
  name: 'Payments are not refunded',
  category: 'payment',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 11, right: 10 },
  documents: 'all',
  borneBy: 'the party that pays',
  bearer: 'payer',
  cues: ['refund', 'forfeit', 'retained'],
  asserts: 'exclusion',
  triggers: [
    String.raw`\bnon-? ?refundable\b`,
    String.raw`\b(?:no|not (?:be )?(?:entitled to )?(?:any )?) ?refunds?\b`,
    String.raw`\b(?:fees?|payments?|amounts?|deposit|retainer)\b{GAP}\bnot (?:be )?refund(?:ed|able)\b`,
    String.raw`\b(?:deposit|retainer|advance|prepa(?:id|yment))\b{GAP}\b(?:shall|will|is|are) (?:be )?(?:forfeit\w*|retained)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\brefundable or non-?refundable\b`,
      effect: 'drop',
      reason: 'Says neither',
    },
    {
      pattern: String.raw`\b(?:except|unless|other than|subject to)\b[^.;]{0,80}\b(?:express|terminat|breach|provided|refund|set forth)`,
      effect: -1,
      reason: 'Exceptions are made',
      within: 'sentence',
    },
    { pattern: String.raw`\bpro[- ]?rat`, effect: -1, reason: 'A pro-rata refund is provided for' },
  ],
  aggravating: [],
  why: 'What has been paid stays paid, even if the contract ends early or the service was not used.',
  advantage: 'What has been paid is yours to keep.',
  request: 'Ask for a pro-rata refund',
  mitigation:
    'Ask for a refund of the unused part whenever the contract ends early other than through your breach. Fallback: at least where the other side is in breach or leaves.',
  wording:
    'If this Agreement ends before the end of a period that was paid for in advance, the part for the time after its end is refunded within thirty days, unless it ends because of an uncured material breach by the party that paid.',
  source:
    'Directive 93/13/EEC, Annex 1(d); Common Paper Cloud Service Agreement 2.1 section 4.1 (listed refunds)',
  examples: {
    matches: [
      'All fees are non-refundable.',
      'The deposit shall be forfeited if the event is cancelled.',
    ],
    leaves: ['Provider will refund prepaid fees for the unused part of the term.'],
  },
};
