import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'EMP-05',
  name: 'Bonus at discretion, claw-back or deductions',
  category: 'employment',
  kind: 'presence',
  baseSeverity: 2,
  grade: 'B',
  sample: { read: 24, right: 18 },
  documents: ['employment', 'severance'],
  borneBy: 'the employee',
  bearer: ['employee', 'executive', 'worker', 'officer'],
  cues: ['bonus', 'claw', 'recoup', 'repay', 'forfeit', 'reimburse', 'deduct'],
  triggers: [
    String.raw`\bbonus(?:es)?\b{LONG}\bdiscretion(?:ary)?\b`,
    String.raw`\bdiscretion(?:ary)?\b{GAP}\bbonus(?:es)?\b`,
    String.raw`\b(?:claw-? ?backs?|recoup\w*)\b`,
    String.raw`\b(?:employee|executive|you|officer)\b{GAP}\b(?:repay|forfeits?|pay back|reimburse the (?:company|employer)|refund)\b{LONG}\b(?:bonus(?:es)?|compensation|payments?|incentive|benefits|advances?)\b`,
    String.raw`\b(?:deduct|set off|offset|withhold)\b{GAP}\b(?:from|against)\b[^.;]{0,40}\b(?:wages|salary|compensation|final pay(?:check)?|amounts? (?:due|owed|payable) to)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\b(?:withhold(?:ing)?|deduct\w*)\b[^.;]{0,80}\b(?:tax\w*|social security|federal|fica|medicare|law)\b|\btax(?:es)?\b[^.;]{0,60}\b(?:withh|deduct)|\b(?:no|not|without|nor)\b[^.;]{0,60}\b(?:offset|set-?off|forfeit|claw|recoup|repay|deduct|mitigat)|\btax(?:es)?\b|\b(?:cash or|shares or|stock or) (?:\w+ )?(?:stock|shares|cash)\b|\bproration\b|\bbusiness expenses?\b|\bforfeiture (?:restrictions?|provisions?) (?:shall )?lapse|\bnon-?forfeitable\b`,
      effect: 'drop',
      reason: 'Taxes, or the opposite',
    },
    {
      pattern: String.raw`\b(?:required by (?:applicable )?law|sarbanes|dodd|section (?:304|954|10d))\b`,
      effect: -1,
      reason: 'Only as the law requires',
      within: 'sentence',
    },
    {
      pattern: String.raw`\bpro-? ?rat\w*|\bmisconduct\b|\bfraud\b|\brestate\w*`,
      effect: -1,
      reason: 'Reduced in proportion, or only for misconduct',
      within: 'sentence',
    },
    {
      pattern: String.raw`\b(?:target|minimum|guaranteed|no less than|at least) (?:annual )?(?:bonus|{PCT}|{MONEY})|\bbased (?:up)?on (?:\w+ ){0,4}(?:goals|objectives|targets|performance|criteria|milestones)\b`,
      effect: -1,
      reason: 'A target or a minimum is stated',
      within: 'sentence',
    },
  ],
  aggravating: [],
  why: 'Pay that was promised can be left out, taken back or reduced by what you are said to owe.',
  advantage: 'You decide whether a bonus is paid, and can recover what was paid.',
  request: 'Tie the bonus to targets',
  mitigation:
    'Ask for measurable targets, a share in proportion when you leave during the year, claw-back for proven misconduct only, and deductions only with consent and up to a stated amount.',
  wording:
    'The bonus is [amount] if the targets in [schedule] are met, and is paid in proportion for a part of the year. It may be reclaimed within twelve months only where it was earned by the Employee’s wilful misconduct. Nothing is deducted from pay without the Employee’s written consent unless the law requires it.',
  source: 'Employment practice; Employment Rights Act 1996 s. 13 on deductions (United Kingdom)',
  examples: {
    matches: [
      'Any bonus is in the sole discretion of the Board.',
      'Executive shall repay to the Company any incentive payment received in the year before.',
      'The Company may deduct from the salary any amount the Employee owes.',
    ],
    leaves: [
      'The Company shall withhold taxes from the salary as required by law.',
      'The bonus is ten per cent of the salary.',
    ],
  },
};
