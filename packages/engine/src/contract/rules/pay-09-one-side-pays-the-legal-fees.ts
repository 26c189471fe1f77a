import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'PAY-09',
  name: 'One side pays the legal fees',
  category: 'payment',
  kind: 'asymmetry',
  baseSeverity: 3,
  grade: 'B',
  sample: { read: 11, right: 6 },
  documents: 'all',
  borneBy: 'the party that pays, such as a tenant, borrower or customer',
  bearer: 'subject',
  cues: ['fees', 'legal', 'collection'],
  triggers: [
    String.raw`{ANYPARTY} {OBL}(?: not)?{GAP}\b(?:pay|reimburse|be (?:liable|responsible) for|bear)\b{GAP}\b(?:attorneys?'?s?'? ?fees|legal (?:fees|costs|expenses)|collection costs|costs of collection|counsel fees)\b`,
    String.raw`\b(?:attorneys?'?s?'? fees|legal fees|collection costs)\b{GAP}\b(?:shall|will) be (?:paid|borne) by {ANYPARTY}`,
  ],
  reciprocity: 'rule',
  counterEvidence: [
    {
      pattern: String.raw`\bnot be (?:liable|responsible|required|obligated)\b|\barbitrator awards\b|\beach lender\b|\bratable share\b|\bpro rata share\b|\bemployee's current or former employer\b|\bcontingent (?:up)?on\b[^.;]{0,40}\bnotice\b|\bsettlements?\b`,
      effect: 'drop',
      reason: 'Denies it, or part of an indemnity',
    },
    {
      pattern: String.raw`\b(?:prevailing|successful|losing|substantially prevails|non-prevailing)\b`,
      effect: 'drop',
      reason: 'The loser pays, whoever it is',
    },
    {
      pattern: String.raw`{MUTUAL}|\beach\b[^.;]{0,40}\b(?:own|its)\b|\bits own\b|\btheir own\b|\bhis own\b`,
      effect: 'drop',
      reason: 'Both sides alike',
    },
    {
      pattern: String.raw`\bindemnif|\bhold harmless\b|\bdefend\b|\bthird[- ]party claims?\b|\bpatent|\bprosecution\b|\btrademark registration`,
      effect: 'drop',
      reason: 'Part of an indemnity or of the care of registered rights',
    },
    {
      pattern: String.raw`\b(?:reasonable)\b`,
      effect: -1,
      reason: 'Only reasonable fees',
      within: 'sentence',
    },
  ],
  aggravating: [],
  why: 'One side carries the lawyers of both, which makes any dispute dearer for it than for the other.',
  advantage: 'Your lawyers are paid for by the other side.',
  request: 'Let the loser pay, whoever it is',
  mitigation:
    'Replace the clause: the prevailing party recovers its reasonable legal fees. Fallback: each side bears its own.',
  wording:
    'In a dispute arising out of this Agreement the prevailing party may recover its reasonable legal fees from the other.',
  source: 'Colorado HB23-1095 (fees to the prevailing party only); Virginia Code 55.1-1208',
  examples: {
    matches: ["Tenant shall pay all attorneys' fees incurred by Landlord in enforcing this Lease."],
    leaves: [
      "The prevailing party shall recover attorneys' fees.",
      'Each party shall bear its own legal fees.',
    ],
  },
};
