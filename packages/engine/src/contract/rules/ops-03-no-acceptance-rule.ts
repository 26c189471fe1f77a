import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'OPS-03',
  name: 'No acceptance rule',
  category: 'drafting',
  kind: 'absence',
  baseSeverity: 2,
  grade: 'N',
  documents: ['services', 'supply'],
  borneBy: 'both sides',
  bearer: 'everyone',
  soughtFor: 'a rule on when the work or goods count as accepted',
  onlyIf: String.raw`\b(?:deliverables?|work[- ]product)\b|\bpurchase orders?\b[^.;]{0,80}\b(?:goods|products?|equipment)\b`,
  present: [
    String.raw`\b(?:accept(?:ance|ed|s|able)?)\b{GAP}\b(?:criteria|tests?|testing|period|procedures?|deliverables?|within|goods|products?|shipments?|delivery|work|services|equipment|specifications?)\b`,
    String.raw`\b(?:deliverables?|goods|products?|shipments?|work|services|equipment|materials|lots?|batch(?:es)?)\b{LONG}\b(?:accept(?:s|ed|ance)?|reject(?:s|ed|ion)?|approv(?:e|es|al|ed)|non-?conform\w*|defective)\b`,
    String.raw`\b(?:inspect(?:ion|ed|s)?|quality (?:control|assurance|standards?)|satisfactory to)\b`,
    String.raw`\b(?:reject|return)\b{GAP}\b(?:goods|products?|shipments?|defective|non-?conforming)\b`,
  ],
  expectedIn: ['payment', 'warranties', 'warranty-duration'],
  why: 'Nobody can say when the work is done, and payment and warranty usually run from that day.',
  request: 'Say when work counts as accepted',
  mitigation:
    'Agree on objective criteria, ten working days for testing, two rounds of correction, and acceptance if no defect is reported in that time.',
  wording:
    'The Client tests each deliverable within ten working days after delivery against [the specification] and reports every material defect in writing. The Supplier corrects reported defects without charge. A deliverable is accepted when the test is passed or the time has ended without such a report.',
  source: 'Service-contract practice',
  examples: {
    matches: [
      'This services agreement is made between Acme and Beta. Acme prepares the deliverables listed in Schedule 1. Beta pays thirty days after invoice.',
    ],
    leaves: [
      'This services agreement is made between Acme and Beta. Deliverables are accepted unless rejected within ten days.',
      'This services agreement is made between Acme and Beta. Acme advises Beta on taxes.',
    ],
  },
};
