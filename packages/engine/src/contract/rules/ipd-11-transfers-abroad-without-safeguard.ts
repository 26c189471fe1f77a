import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'IPD-11',
  name: 'Transfers abroad without safeguard',
  category: 'ip-and-data',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'N',
  sample: { read: 4, right: 4 },
  documents: ['dpa', 'saas', 'consumer'],
  borneBy: 'the controller',
  bearer: ['controller', 'customer', 'client', 'data exporter', 'user'],
  cues: ['transfer', 'stored', 'processed', 'hosted'],
  asserts: 'power',
  triggers: [
    String.raw`\b(?:transfer(?:s|red|ring)?|stored|processed|hosted)\b{LONG}\b(?:outside(?: of)? (?:the )?(?:eea|eu|uk|european|united kingdom|switzerland|country|jurisdiction|province|your)|(?:to|in) (?:the )?(?:united states|us|u\.s\.)|third countr(?:y|ies)|(?:any|other) countr(?:y|ies)|globally|worldwide)`,
  ],
  needs: String.raw`\bpersonal (?:data|information)\b|\bcustomer(?:'s)? (?:data|content|personal)\b|\byour (?:data|content|information)\b|\buser data\b`,
  counterEvidence: [
    {
      pattern: String.raw`\bstandard contractual clauses\b|\bsccs?\b|\badequa(?:cy|te)\b|\buk addendum\b|\bidta\b|\bbinding corporate\b|\bappropriate safeguards\b|\bdata privacy framework\b|\bprivacy shield\b|\bmodel clauses\b|\btransfer mechanisms?\b|\bin (?:accordance|compliance) with\b`,
      effect: 'drop',
      reason: 'A safeguard is named',
    },
    {
      pattern: String.raw`\b(?:shall|will|may|must|does) not\b[^.;]{0,80}\b(?:transfer|be transferred|process|store)|\bwithout\b[^.;]{0,60}\b(?:consent|authori[sz]ation|approval)\b|\bprohibit`,
      effect: 'drop',
      reason: 'Forbidden, or only with consent',
    },
  ],
  aggravating: [],
  law: 'GDPR Chapter V, and the United Kingdom’s GDPR (as of mid-2026).',
  why: 'Personal data may leave the EEA or the United Kingdom only under a recognised safeguard, and the clause names none.',
  advantage: 'Data may be held wherever the provider has its systems.',
  request: 'Name the safeguard for transfers',
  mitigation:
    'Name the countries and the safeguard: an adequacy decision, the standard contractual clauses with their module, or the United Kingdom’s addendum. Fallback: storage in the region and transfers with consent only.',
  wording:
    'Personal data may be transferred outside the European Economic Area and the United Kingdom only to countries with an adequacy decision, or under the standard contractual clauses of Commission Implementing Decision (EU) 2021/914 and the United Kingdom’s addendum, which form part of this agreement.',
  advice: {
    laws: ['eu', 'england'],
    elsewhere: {
      request: 'Name where the data may go',
      mitigation:
        'Ask for a list of the countries to which the data may go, and for a promise that it is protected there as it is here.',
    },
  },
  source: 'GDPR Chapter V; Common Paper Data Processing Agreement section 3',
  examples: {
    matches: [
      'Processor may transfer personal data outside the EEA.',
      'Customer Data may be stored and processed in the United States or any other country in which Provider maintains facilities.',
    ],
    leaves: [
      'Processor may transfer personal data outside the EEA under the Standard Contractual Clauses.',
      'Processor shall not transfer personal data outside the European Union without the consent of Controller.',
    ],
  },
};
