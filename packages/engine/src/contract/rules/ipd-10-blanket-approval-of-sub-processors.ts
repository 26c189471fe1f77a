import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'IPD-10',
  name: 'Blanket approval of sub-processors',
  category: 'ip-and-data',
  kind: 'presence',
  baseSeverity: 2,
  grade: 'A',
  sample: { read: 8, right: 8 },
  documents: ['dpa', 'saas'],
  borneBy: 'the controller',
  bearer: ['controller', 'customer', 'client', 'data exporter'],
  cues: ['processor'],
  asserts: 'power',
  triggers: [
    String.raw`\b(?:general|prior)(?: written| and written)? (?:authori[sz]ation|consent|approval)\b{GAP}\bsub-? ?processors?\b`,
    String.raw`\b(?:authori[sz]es?|consents?|agrees?|acknowledges?)\b{GAP}\b(?:engage|use|appoint|engagement|appointment|use of)\b{GAP}\bsub-? ?processors?\b`,
    String.raw`\bmay (?:continue to )?(?:engage|use|appoint)\b{GAP}\bsub-? ?processors?\b`,
    String.raw`\bsub-? ?processors?\b{GAP}\b(?:general authori[sz]ation|may be (?:engaged|used|appointed))\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\b(?:not|without)\b[^.;]{0,60}\b(?:engage|appoint|use|sub-?processors?)\b[^.;]{0,100}\b(?:specific|prior)\b|\bspecific (?:prior )?(?:written )?(?:authori[sz]ation|consent)`,
      effect: 'drop',
      reason: 'Needs consent to each',
    },
    {
      pattern: String.raw`\bobject(?:s|ion|ions|ing)?\b|\b(?:notify|notice|inform\w*)\b[^.]{0,120}{DUR}|{DUR}[^.]{0,120}\b(?:notice|inform)`,
      effect: -1,
      reason: 'With notice or a right to object',
    },
  ],
  aggravating: [],
  law: 'GDPR Article 28(2) and (4) (as of mid-2026).',
  why: 'Your data may be passed to companies that you did not choose and may never have heard of.',
  advantage: 'Sub-processors can be added without asking each customer.',
  request: 'Ask for a list, notice and objection',
  mitigation:
    'Ask for the list of sub-processors, thirty days’ notice of every new one, and the right to object and to leave with a refund. Fallback: ten working days’ notice.',
  wording:
    'The processor publishes a list of its sub-processors and gives the controller at least thirty days’ notice of every addition. If the controller objects on reasonable grounds and the parties find no solution, the controller may end the affected service and receives a pro-rata refund.',
  source:
    'GDPR Article 28(2) and (4); Common Paper Data Processing Agreement section 2.6 (notice and objection)',
  examples: {
    matches: [
      'Processor has general written authorisation to engage sub-processors.',
      'Provider may engage sub-processors to process Customer Data.',
    ],
    leaves: [
      'Processor shall not engage any sub-processor without the specific prior written consent of Controller.',
      'Processor is liable for its sub-processors.',
    ],
  },
};
