import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'IPD-03',
  name: 'No exception for earlier work',
  category: 'ip-and-data',
  kind: 'absence',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 5, right: 5 },
  documents: ['services', 'employment'],
  borneBy: 'the creator: freelancer, employee or supplier',
  bearer: 'performer',
  soughtFor: 'an exception for what the creator owned before',
  onlyIf: String.raw`\b(?:work product|deliverables?|works? of authorship|all works?|developments?|inventions?)\b{LONG}\b(?:hereby (?:irrevocably )?(?:assigns?|transfers?)|(?:shall|will|agrees? to) assign|works?[- ](?:made[- ])?for[- ]hire|(?:sole|exclusive) (?:and exclusive )?property)\b`,
  present: [
    String.raw`\bpre-?existing\b|\bbackground (?:ip\b|ipr|intellectual|technology|rights|materials?)|\bprior inventions?\b|\b(?:excluded|retained|existing|third[- ]party|underlying) (?:ip\b|intellectual property|materials?|works?|inventions?|technology|tools|know-how|software)`,
    String.raw`\b(?:existed|existing|owned|made|developed|created|conceived|acquired|licensed|belong\w*)\b[^.;]{0,80}\b(?:prior to|before)\b(?![^.;]{0,60}\b(?:disclos|recei))`,
    String.raw`\b(?:prior to|before)\b[^.;]{0,60}\b(?:effective date|employment|commencement|date (?:of this agreement|hereof)|engagement)\b[^.;]{0,80}\b(?:own|remain|property|rights?|inventions?)`,
    String.raw`\b(?:retains?|reserves?)\b[^.;]{0,60}\b(?:ownership|title|all rights?)\b|\bremains? the (?:\w+ (?:and \w+ )?)?property of (?:the )?(?:contractor|consultant|provider|supplier|developer|each|such|that|its)\b|\bcontinues? to own\b`,
    String.raw`\b2870\b`,
  ],
  expectedIn: ['ip-ownership-assignment', 'joint-ip-ownership', 'license-grant'],
  why: 'Code, templates or designs that existed before the contract may be swept into the assignment.',
  advantage: 'The assignment is not narrowed by anything that existed before.',
  request: 'Except what existed before the contract',
  mitigation:
    'List earlier work and tools in a schedule and except them, with a non-exclusive licence as far as the deliverable needs them. Fallback: a general exception without a list.',
  wording:
    'Materials, tools and know-how that a party owned before this agreement, or develops independently of it, remain its property. Where a deliverable contains any of them, the client receives a non-exclusive, perpetual licence to use them as part of that deliverable.',
  advice: {
    kinds: ['services', 'contract'],
    elsewhere: {
      request: 'Except what existed before the contract',
      mitigation:
        'List what you made before or make in your own time, and ask that it stays yours.',
    },
  },
  source: 'CUAD category IP Ownership Assignment; Common Paper Professional Services Agreement',
  examples: {
    matches: [
      'Contractor shall write the software. All inventions and work product shall be the sole and exclusive property of Client.',
    ],
    leaves: [
      'All work product shall be the sole and exclusive property of Client. Pre-existing materials stay with Contractor.',
      'Contractor shall deliver the goods.',
    ],
  },
};
