import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'EMP-04',
  name: 'Unpaid overtime or working-time opt-out',
  category: 'employment',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 6, right: 5 },
  documents: ['employment'],
  borneBy: 'the employee',
  bearer: ['employee', 'executive', 'worker', 'officer'],
  law: 'European Union: 48 hours a week on average (Directive 2003/88/EC); the United Kingdom lets workers opt out and back in; US overtime pay depends on exempt status (as of mid-2026)',
  cues: ['overtime', 'hours', 'working time', 'opt', 'on-call', 'standby', 'stand-by'],
  asserts: 'exclusion',
  triggers: [
    String.raw`\b(?:overtime|on-?call (?:time|duty|hours)|stand-?by (?:time|duty)|(?:additional|extra|excess) hours|hours in excess|hours worked (?:in excess|beyond|outside))\b{LONG}\b(?:no (?:additional|extra|further|overtime)|without (?:additional|extra|further|any)|not (?:be )?(?:entitled|paid|compensated|receive|eligible)|included in|ineligible|includes? (?:compensation|payment|pay) for)\b`,
    String.raw`\b(?:no (?:additional|extra|further|overtime)|not (?:be )?(?:entitled|paid|eligible)|without (?:additional|extra|further)|ineligible)\b{GAP}\b(?:overtime|(?:additional|extra) hours|hours in excess|hours worked (?:in excess|beyond))\b`,
    String.raw`\bopt(?:s|ed|ing)?[- ]?out\b{GAP}\b(?:48|forty-eight|working time)\b`,
    String.raw`\b(?:such|whatever|those|as many|the number of) (?:additional )?hours as (?:may be |are |is )?(?:\w+ )?(?:necessary|required|needed|reasonably required)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\boffice hours as\b|\bdeliver(?:y|ed) hours\b|\b(?:calculat|comput|includ|exclud)\w*\b[^.;]{0,60}\b(?:pension|plan|benefits?|severance)\b`,
      effect: 'drop',
      reason: 'Another subject',
    },
    {
      pattern: String.raw`\bexempt\b|\btime off in lieu\b|\bcompensatory time\b|\bovertime (?:will|shall) be paid\b|\bpaid (?:at )?(?:the )?overtime rate\b`,
      effect: -1,
      reason: 'Exempt from overtime by law, or time off in return',
    },
  ],
  aggravating: [],
  why: 'The longer the week, the less each hour pays, and the law may not allow it.',
  advantage: 'Longer hours cost you nothing extra.',
  request: 'Ask for pay or time off for extra hours',
  mitigation:
    'Ask for pay or time off for what exceeds the normal hours. Fallback: up to ten hours a month included, the rest paid.',
  wording:
    'Hours beyond the normal working time that the Employer has ordered or approved are paid at the hourly rate with a supplement of [25] %, or compensated by time off within three months.',
  source: 'Directive 2003/88/EC; Acas guidance on working hours',
  examples: {
    matches: [
      'Hours in excess of forty are included in the salary and not compensated.',
      'On-call time of up to twenty hours a month is included in the remuneration.',
      'The Employee will work such hours as may be necessary.',
      'The Employee agrees to opt out of the 48 hour limit.',
    ],
    leaves: [
      'Overtime is paid at one and a half times the hourly rate.',
      'The office is open during normal business hours.',
    ],
  },
};
