import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'RES-10',
  name: 'Restriction survives dismissal',
  category: 'restrictions',
  kind: 'presence',
  baseSeverity: 2,
  grade: 'A',
  sample: { read: 8, right: 7 },
  documents: ['employment', 'severance', 'services'],
  borneBy: 'the employee or contractor',
  bearer: ['employee', 'executive', 'consultant', 'contractor', 'manager', 'officer'],
  cues: ['compet', 'solicit', 'restrict'],
  triggers: [
    String.raw`\b(?:regardless of|irrespective of|no matter|whatever|howsoever)\b[^.;]{0,60}\b(?:terminat\w*|cessation|ceases?|cause|reasons?|circumstances)\b`,
    String.raw`\b(?:terminat\w*|cessation|ceases?|ends?|leav\w+|separation|employment)\b[^.;]{0,120}\b(?:for any reason(?: whatsoever)?(?:,? or (?:for )?no reason)?|for whatever reason|with or without cause|whether (?:voluntar\w+|with|by)|by either party|for any cause|howsoever caused)\b`,
    String.raw`\b(?:for any reason|whether voluntar\w+ or involuntar\w+|with or without cause)\b[^.;]{0,80}\bterminat\w*\b`,
  ],
  needs: String.raw`\bnon-?(?:compet|solicit)\w*|\bnot\b[^.]{0,300}\b(?:compet\w+|solicit\w*|entice|recruit)\b|\brestrict(?:ed|ive|ion)\w* (?:period|covenant|time|activit)\w*`,
  counterEvidence: [
    {
      pattern: String.raw`\bleave\b[^.;]{0,60}\bfor any reason\b|\b(?:shall not apply|lapses?|ceases? to (?:apply|bind)|not be (?:bound|enforced))\b[^.;]{0,80}\b(?:without cause|good reason|redundan\w*|dismiss\w*)`,
      effect: 'drop',
      reason: 'Lapses on dismissal, or speaks of others leaving',
    },
    {
      pattern: String.raw`\b(?:severance|base salary|garden leave|compensation)\b[^.;]{0,80}\b(?:restrict\w+|non-?compet\w*|covenant) period\b`,
      effect: -1,
      reason: 'Paid',
    },
  ],
  aggravating: [],
  why: 'You are bound even if you are dismissed, or the contract is ended, without any fault of yours.',
  advantage: 'The restriction holds however the contract ends.',
  request: 'Let the restriction lapse on dismissal without cause',
  mitigation:
    'Ask that the restrictions lapse if the other side ends the contract without cause or does not pay for the notice period. Fallback: pay for the time of the restriction.',
  wording:
    'The restrictions of this section do not apply if the party they protect ends this agreement without cause, or if the restricted party ends it for a material breach by the other.',
  source: 'CUAD category Non-Compete; employment practice',
  examples: {
    matches: [
      'The non-compete covenant applies regardless of the reason for termination.',
      'For one year after termination of employment for any reason, Employee shall not compete with the Company.',
    ],
    leaves: [
      'Either party may terminate the employment for any reason.',
      'The non-compete applies regardless of the reason for termination, but shall not apply after dismissal without cause.',
    ],
  },
};
