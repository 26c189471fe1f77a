import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'OPS-01',
  name: 'Open-ended scope of work',
  category: 'drafting',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'B',
  sample: { read: 10, right: 7 },
  documents: ['services', 'employment'],
  borneBy: 'the freelancer, supplier or employee',
  bearer: 'performer',
  cues: ['unlimited', 'other ', 'satisfied', 'as many'],
  triggers: [
    String.raw`\bunlimited (?:revisions?|changes|amendments|support)\b`,
    String.raw`\b(?:such|any|all) other (?:duties|services|tasks|work|responsibilities)\b[^.;]{0,40}\bas (?:may be )?(?:\w+ ){0,4}(?:assigned|requested|required|directed|determined|specified)\b`,
    String.raw`\buntil (?:the )?(?:client|customer|company) is (?:fully |completely |entirely )?satisfied\b|\bas many (?:revisions|changes|rounds)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\b(?:committee|working group|JSC|herein|in this agreement|board of directors|by the parties|in the (?:supplement|\w+ procedures|agreement))\b`,
      effect: 'drop',
      reason: 'Duties of a committee or stated elsewhere',
    },
    {
      pattern: String.raw`\bchange (?:order|request|control)|\badditional (?:fee|charge)|\bstatements? of work\b|\bmutually agreed\b|\bagreed (?:upon )?by the parties\b`,
      effect: -1,
      reason: 'A process for changes',
    },
    {
      pattern: String.raw`\bconsistent with\b|\bcommensurate\b|\bcustomar|\breasonabl`,
      effect: -1,
      reason: 'Within usual bounds',
      within: 'sentence',
    },
  ],
  aggravating: [],
  why: 'Work without a limit for a fixed price is unpaid work.',
  advantage: 'You can ask for more work without paying more.',
  request: 'Fix the scope of work',
  mitigation:
    'List the deliverables, allow two rounds of revision, charge further work by the hour, and change the scope only by written order.',
  wording:
    'The services are those listed in [Schedule 1], with two rounds of revision. Further work is done only on a written order signed by both parties that states its price and date.',
  source: 'Service-contract practice',
  examples: {
    matches: [
      'Designer will provide unlimited revisions.',
      'Consultant shall perform such other services as may be requested.',
    ],
    leaves: ['Any change requires a written change order.'],
  },
};
