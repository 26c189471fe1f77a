import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'PAY-11',
  name: 'Audit of books and records',
  category: 'payment',
  kind: 'presence',
  baseSeverity: 2,
  grade: 'A',
  sample: { read: 15, right: 15 },
  documents: ['saas', 'licence', 'supply', 'services', 'loan'],
  borneBy: 'the party that is audited',
  bearer: 'audited',
  cues: ['audit', 'inspect', 'examin'],
  asserts: 'power',
  triggers: [
    String.raw`{ANYPARTY}(?:,? (?:or|and|upon|at|on|through|by|from|during|once|with|not)\b[^.;]{0,80}?,?)? {MAY}(?! not)[^.;]{0,100}?\b(?:audit|inspect|examine)\b[^.;]{0,80}?\b(?:books|records|premises|facilit(?:y|ies)|systems?|accounts?|accounting|compliance|usage|use)\b`,
    String.raw`\b(?:permit|allow)\b {ANYPARTY}[^.;]{0,80}?\bto (?:\w+ ){0,3}?(?:audit|inspect|examine)\b[^.;]{0,80}?\b(?:books|records|premises|facilit(?:y|ies)|systems?|accounts?|compliance)\b`,
    String.raw`\b(?:open|available) (?:to|for) (?:the )?(?:\w+ ){0,2}?(?:inspection|audit|examination)\b[^.;]{0,60}?\bby {ANYPARTY}`,
    String.raw`{ANYPARTY}[^.;]{0,60}?\b(?:right|entitled) to (?:\w+ ){0,4}?audit\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`{MUTUAL}|\beach party\b`,
      effect: -1,
      reason: 'Both sides may audit',
      within: 'sentence',
    },
    {
      pattern: String.raw`\b(?:goods|products?|shipments?|samples?|materials?|equipment|vehicles?) (?:\w+ ){0,4}(?:for|to determine|upon delivery)\b|\binspect (?:the |all |any |such )?(?:goods|products?|shipments?|equipment|premises before)\b|\bgovernment\w*|\bregulatory authorit`,
      effect: 'drop',
      reason: 'Inspection of goods, or by an authority',
    },
    {
      pattern: String.raw`\b(?:once|one time|one audit|one \(1\) audit)\b[^.;]{0,40}\b(?:year|months?|annum)\b|\b(?:not|no) more (?:often |frequently )?than (?:once|one|twice)|\bannual(?:ly)?\b`,
      effect: -1,
      reason: 'Limited in number',
    },
  ],
  aggravating: [
    {
      pattern: String.raw`\b(?:costs?|expenses?|fees)\b[^.;]{0,100}\baudit\b[^.;]{0,120}\b(?:if|exceed\w*|more than|unless)\b|\b(?:if|where|should)\b[^.;]{0,160}\b(?:underpa\w+|discrepanc\w+|deficienc\w+|understate\w*|shortfall)\b[^.;]{0,160}\b(?:costs?|expenses?)\b`,
      reason: 'The cost of the audit can shift',
    },
  ],
  why: 'Inspections disturb the business, reach into records about others, and often end in a bill for back payments.',
  advantage: 'What the other side reports or pays can be checked at its own place.',
  request: 'Limit the audit right',
  mitigation:
    'Ask for one audit a year, thirty days’ notice, business hours, and an independent auditor bound to secrecy. Fallback: the cost shifts only above ten per cent of underpayment, and no period is audited twice.',
  wording:
    'Once a year, on thirty days’ written notice and during business hours, an independent auditor bound to secrecy may inspect the records needed to verify compliance. The auditing party bears the cost, unless the audit shows an underpayment of more than ten per cent for the period.',
  source: 'CUAD category Audit Rights; Common Paper Data Processing Agreement section 5',
  examples: {
    matches: [
      "Licensor may audit Licensee's books and records at any time.",
      'Licensee shall permit Licensor to inspect its records and premises.',
    ],
    leaves: [
      'Buyer may inspect the goods for defects upon delivery.',
      'The accounts are audited by an independent firm every year.',
    ],
  },
};
