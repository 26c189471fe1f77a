import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'DIS-02',
  name: 'Class or collective action waived',
  category: 'disputes',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 20, right: 20 },
  documents: ['consumer', 'employment', 'saas', 'lease', 'severance'],
  borneBy: 'the consumer, employee or tenant',
  bearer: [
    'consumer',
    'customer',
    'user',
    'subscriber',
    'member',
    'employee',
    'executive',
    'worker',
    'tenant',
    'you',
  ],
  law: 'Enforced in US consumer and employment contracts with an arbitration clause; void in some states for leases and without effect against EU and UK consumers (as of mid-2026)',
  cues: ['class', 'collective', 'representative', 'mass '],
  asserts: 'exclusion',
  triggers: [
    String.raw`\b(?:class|collective|representative|mass)(?:[- ]wide)?(?:(?:,| or| and|,? and\/or|\/){1,2} ?(?:class|collective|consolidated|representative|mass|coordinated|private attorney general)){0,4}[- ](?:actions?|arbitrations?|proceedings?|basis|claims?|lawsuits?|litigations?)\b`,
    String.raw`\b(?:member|part) of (?:a|any) (?:purported |putative )?(?:class|collective)\b`,
  ],
  needs: String.raw`\b(?:waiv\w*|not|neither|nor|only|individual|individually|no|without|prohibit\w*)\b`,
  counterEvidence: [
    {
      pattern: String.raw`\bclass (?:a|b|c) (?:common|stock|shares?|units?)\b|\bindemnif|\bdefend\b|\bpending\b|\bthreatened\b|\bsettlement of (?:a|any|the)\b|\bsecurities\b|\bclass members\b`,
      effect: 'drop',
      reason: 'Another subject',
    },
    {
      pattern: String.raw`\b(?:do|does|shall|will) not waive\b|\bnothing\b[^.;]{0,80}\b(?:waive|preclude|prevent|prohibit)s?\b`,
      effect: 'drop',
      reason: 'Says the opposite',
    },
    {
      pattern: String.raw`\bopt(?:ing)?[- ]?out\b`,
      effect: -1,
      reason: 'There is a way to opt out',
    },
  ],
  aggravating: [],
  why: 'Many small claims are worth pursuing only together; alone the cost exceeds what could be won.',
  advantage: 'You face claims one by one, and most small ones are never brought.',
  request: 'Delete the waiver of joint claims',
  mitigation:
    'Ask to delete it. Fallback: a right to opt out by plain notice within thirty days after signing, and an exception for claims that a statute allows to be brought collectively.',
  wording:
    'Nothing in this agreement prevents a party from taking part in a class, collective or representative proceeding that the law provides for.',
  source: 'Directive 93/13/EEC, Annex 1(q); Colorado HB23-1095',
  examples: {
    matches: [
      'You waive the right to bring class actions.',
      'Claims may be brought only in an individual capacity and not as a plaintiff or class member in any class or representative proceeding.',
      'The arbitrator may not preside over any form of a consolidated, representative or class proceeding or hear claims on a class basis unless both sides agree, and no class arbitration is allowed.',
    ],
    leaves: [
      'Holders of Class A common stock shall not vote separately.',
      'Provider shall defend Customer against any class action and Customer shall not settle it.',
    ],
  },
};
