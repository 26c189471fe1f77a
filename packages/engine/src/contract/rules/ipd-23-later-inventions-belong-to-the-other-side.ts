import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'IPD-23',
  name: 'Later inventions belong to the other side',
  category: 'ip-and-data',
  kind: 'presence',
  baseSeverity: 4,
  grade: 'N',
  documents: ['employment', 'services'],
  borneBy: 'the employee or contractor',
  bearer: ['employee', 'executive', 'contractor', 'consultant', 'freelancer'],
  cues: ['invention', 'discover', 'improvement', 'idea', 'patent', 'work product'],
  triggers: [
    String.raw`\b(?:inventions?|ideas?|discover\w+|improvements?|patent applications?|work product)\b{LONG}\b(?:within|during|for|in|or)\b[^.;]{0,40}{DUR}[^.;]{0,20}\b(?:after|following|from|of|subsequent to)\b[^.;]{0,50}\b(?:terminat\w*|employment|cessation|expir\w*|end|leaves?|engagement)\b`,
    String.raw`\b(?:within|during|for)\b[^.;]{0,40}{DUR}[^.;]{0,20}\b(?:after|following|subsequent to)\b[^.;]{0,50}\b(?:terminat\w*|employment|cessation|expir\w*|end|engagement)\b{LONG}\b(?:inventions?|discover\w+|improvements?|patent applications?|work product)\b`,
  ],
  needs: String.raw`\b(?:conceiv\w*|made|makes?|develop\w*|reduc\w+ to practice|create\w*|discovered|filed|files?|author\w*|presum\w*|belongs?|property|disclose)\b`,
  counterEvidence: [
    {
      pattern: String.raw`\b(?:return|deliver|destroy|pay|paid|payment|invoice|royalt\w+|sell-?off|inventory|products?|warrant\w*|defects?|terminate this|cure)\b`,
      effect: 'drop',
      reason: 'Speaks of another duty after the end',
    },
    {
      pattern: String.raw`\b(?:confidential information|trade secrets?)\b[^.;]{0,60}\b(?:use|used|based|derived|aid)\b|\b(?:use|based|derived|aid)\w*\b[^.;]{0,60}\b(?:confidential information|trade secrets?)\b`,
      effect: -1,
      reason: 'Only what uses confidential information',
      within: 'sentence',
    },
  ],
  aggravating: [],
  why: 'What you invent in your next job may be claimed by the old one, which makes a new employer hesitate.',
  advantage: 'Ideas held back until after the end are still covered.',
  request: 'End the assignment with the contract',
  mitigation:
    'Delete it. Fallback: only inventions that use the other side’s confidential information, and for six months at most, with the burden of proof on the one that claims them.',
  wording:
    'Inventions made after the end of this agreement belong to their maker. This does not apply to an invention made within six months of the end to the extent that it demonstrably uses confidential information of the other party.',
  source: 'CUAD category IP Ownership Assignment; employment practice',
  examples: {
    matches: [
      'Any invention conceived by Employee within twelve (12) months after termination belongs to the Company.',
      'Patent applications filed by Consultant within one year after the end of the engagement are presumed to cover inventions made during it.',
    ],
    leaves: [
      'Inventions conceived during employment belong to the Company.',
      'Consultant shall return all papers on inventions within ten days after termination.',
    ],
  },
};
