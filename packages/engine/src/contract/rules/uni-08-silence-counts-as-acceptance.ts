import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'UNI-08',
  name: 'Silence counts as acceptance',
  category: 'unilateral-rights',
  kind: 'presence',
  baseSeverity: 2,
  grade: 'A',
  sample: { read: 14, right: 12 },
  documents: ['services', 'supply', 'saas'],
  borneBy: 'the buyer, or the supplier where the roles are reversed',
  bearer: ['buyer', 'customer', 'client', 'purchaser', 'company', 'licensee'],
  cues: ['deemed'],
  triggers: [
    String.raw`\bdeemed (?:to (?:be |have been )?)?(?:accepted|approved|correct|received and accepted|acceptance)\b`,
  ],
  needs: String.raw`\b(?:deliverables?|invoices?|products?|goods|services?|work|reports?|statements?|software|shipments?|materials?|order)\b`,
  counterEvidence: [
    {
      pattern: String.raw`\b(?:not|no|nor)\b[^.;]{0,30}\bdeemed\b|\bpurchase orders?\b[^.;]{0,60}\bdeemed accepted|\b(?:actual or|any) deemed\b|\bdeemed acceptance\"?,? (?:described|defined)|\bpasses\b|\bonce (?:agreed|approved)\b|\bbinding upon\b|\bsale approval order\b|\bdeemed (?:rejected|disapproved|not)`,
      effect: 'drop',
      reason: 'Says the opposite',
    },
    {
      pattern: String.raw`\b(?:thirty|30|fifteen|15|fourteen|14|twenty|20|sixty|60|ninety|90)\b[^.;]{0,14}\bdays\b`,
      effect: -1,
      reason: 'Two weeks or more',
      within: 'sentence',
    },
  ],
  aggravating: [],
  why: 'Whoever misses the deadline to object loses the right to, even for defects that could not be seen.',
  advantage: 'Silence settles the matter, so payment is not held up.',
  request: 'Soften deemed acceptance',
  mitigation:
    'Buyer: ask for ten working days, a reminder, and an exception for hidden defects. Supplier: keep the clause, it protects payment.',
  wording:
    'The customer has ten working days to accept or reject a deliverable in writing. If it is silent after a written reminder of five working days, the deliverable counts as accepted. Claims for defects that could not be seen remain.',
  source: 'Directive 93/13/EEC, Annex 1(i)',
  examples: {
    matches: ['Deliverables are deemed accepted unless rejected within three (3) days.'],
    leaves: ['Deliverables shall not be deemed accepted until Client confirms in writing.'],
  },
};
