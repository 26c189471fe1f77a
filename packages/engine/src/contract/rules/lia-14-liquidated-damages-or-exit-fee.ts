import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'LIA-14',
  name: 'Liquidated damages or exit fee',
  category: 'liability',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'B',
  sample: { read: 14, right: 10 },
  documents: 'all',
  borneBy: 'the party in breach, or the party that leaves',
  bearer: 'subject',
  cues: ['liquidated damages', 'penalt', 'fee', 'charge', 'forfeit', 'pay'],
  triggers: [
    String.raw`{ANYPARTY}(?:,? [^.;,]{0,60},)? {OBL}(?! not)[^.;]{0,60}?\b(?:pay|be liable for|be liable to {ANYPARTY} for|owe|forfeit)\b[^.;]{0,100}?\b(?:liquidated damages|(?:early[- ]termination|termination|cancellation|break[- ]?up|exit) (?:fees?|charges?|penalt(?:y|ies)))\b`,
    String.raw`\bliquidated damages\b`,
    String.raw`\b(?:as a|by way of|contractual) penalt(?:y|ies)\b`,
    String.raw`\b(?:early[- ]termination|termination|cancellation|break[- ]?up|exit) (?:fees?|charges?|penalt(?:y|ies))\b`,
    String.raw`\b(?:customer|client|tenant|lessee|you|licensee|buyer|subscriber|member)s? {OBL}{GAP}\b(?:forfeit|pay)\b{GAP}\b(?:remaining|balance of)(?: the)? (?:fees|term|payments|rent)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\b(?:is|are) not (?:intended as )?liquidated damages\b|\barbitrat\w+\b|\bno deductions?\b|\binsert provisions\b|\bcall termination\b|\bgaap\b|\bless\b[^.;]{0,120}\bliquidated damages\b|\b(?:sums?|amounts?) (?:\w+ ){0,2}?withheld\b`,
      effect: 'drop',
      reason: 'Speaks of such sums without promising them',
    },
    {
      pattern: String.raw`\bnot (?:as|be|constitute|be deemed|a)\b[^.;]{0,30}\b(?:penalt|liquidated)`,
      effect: -1,
      reason: 'Says that it is no penalty',
      within: 'sentence',
    },
    {
      pattern: String.raw`\bnot be liable for\b|\breimburse\b[^.;]{0,60}\b(?:cancellation|termination)|\bno (?:early[- ]?)?(?:termination|cancellation|exit) (?:fee|charge|penalt)|\bwithout\b[^.;]{0,40}\b(?:penalty|termination (?:fee|charge)|cancellation (?:fee|charge)|liquidated damages)`,
      effect: 'drop',
      reason: 'Rules such a charge out',
    },
    {
      pattern: String.raw`\b(?:reasonable|genuine|good faith)(?: and good faith)? (?:pre-?)?estimate\b`,
      effect: -1,
      reason: 'An estimate of the loss',
    },
    {
      pattern: String.raw`\b(?:service|sla) credits?\b`,
      effect: -1,
      reason: 'Service credits',
      within: 'sentence',
    },
    { pattern: '{MUTUAL}', effect: -1, reason: 'Applies to both sides', within: 'sentence' },
  ],
  aggravating: [
    {
      pattern: String.raw`\b(?:per|for each|each|every) (?:calendar )?(?:day|week|breach|violation|employee|instance)\b`,
      reason: 'Multiplies with each day or case',
    },
  ],
  why: 'A fixed sum is owed even where the real loss is small. If it is out of proportion a court may strike it down, but only after a dispute.',
  advantage: 'A fixed sum is owed to you without proof of a loss.',
  request: 'Cap or delete the fixed charge',
  mitigation:
    'Delete it, or tie it to proven loss. Fallback: cap the total at a share of the fees, make it the only remedy for that breach, and allow an exit on notice without a charge.',
  wording:
    'Liquidated damages under this Agreement do not exceed ten per cent of the fees for the part concerned in total, and are the only remedy for the delay or breach for which they are paid.',
  advice: {
    kinds: ['saas', 'services', 'supply', 'licence', 'contract'],
    elsewhere: {
      request: 'Cap or delete the fixed charge',
      mitigation: 'Ask to delete it, or to tie it to proven loss, with a ceiling.',
    },
  },
  source: 'CUAD category Liquidated Damages; Directive 93/13/EEC, Annex 1(e)',
  examples: {
    matches: [
      'Contractor shall pay liquidated damages of $1,000 per day of delay.',
      'Customer shall pay an early termination fee.',
    ],
    leaves: [
      'Either party may terminate at any time without any cancellation fee.',
      'Damages shall be proven by the party that claims them.',
    ],
  },
};
