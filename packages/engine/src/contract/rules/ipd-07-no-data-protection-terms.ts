import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'IPD-07',
  name: 'No data protection terms',
  category: 'ip-and-data',
  kind: 'absence',
  baseSeverity: 4,
  grade: 'N',
  documents: ['saas', 'services', 'employment'],
  borneBy: 'the customer, who answers for the data',
  bearer: 'payer',
  soughtFor: 'rules on the protection of personal data',
  onlyIf: String.raw`\bpersonal (?:data|information)\b|\bpersonally[- ]identifiable\b|\b(?:patient|medical|health) (?:data|records)\b`,
  present: [
    String.raw`\bdata (?:processing|protection|privacy|security)\b`,
    String.raw`\b(?:dpa|gdpr|hipaa|ccpa|coppa|pipeda)\b|\b2016/679\b|\bstandard contractual clauses\b`,
    String.raw`\bprivacy\b|\bnon-?public personal\b|\bgramm-leach\b`,
    String.raw`\b(?:confidential\w*|protect\w*|secur\w+|safeguard\w*|secrecy)\b[^.;]{0,120}\b(?:personal (?:data|information)|personally[- ]identifiable|(?:patient|medical|health) (?:data|records|information))`,
    String.raw`\b(?:personal (?:data|information)|personally[- ]identifiable|(?:patient|medical|health) (?:data|records|information))\b[^.;]{0,160}\b(?:confidential\w*|protect\w*|secur\w+|safeguard\w*|laws?|consent|only|not|purposes?)\b`,
  ],
  presentAs: ['data-protection'],
  expectedIn: ['confidentiality'],
  law: 'Regulation (EU) 2016/679 (GDPR), Article 28(3), and the United Kingdom’s GDPR (as of mid-2026).',
  why: 'Personal data is handled, but nothing says how it is protected. Where the GDPR applies, a processor may not work without such terms.',
  advantage: 'No particular duties of data protection are written into the contract.',
  request: 'Add a data processing agreement',
  mitigation:
    'Attach a data processing agreement with the content that Article 28(3) of the GDPR asks for. Fallback: a short clause on purpose, security, breach notice and deletion.',
  wording:
    'Where the provider handles personal data for the customer, it acts on the customer’s documented instructions only, protects the data by appropriate technical and organisational measures, reports a breach within 48 hours and deletes or returns the data at the end. The data processing agreement in [Schedule] applies.',
  advice: {
    kinds: ['saas', 'services', 'contract'],
    laws: ['eu', 'england'],
    elsewhere: {
      request: 'Add terms on personal data',
      mitigation:
        'Ask for terms on what the data may be used for, who protects it and how, when a breach is reported, and when the data is deleted.',
    },
  },
  source: 'GDPR Article 28(3); Common Paper Cloud Service Agreement 2.1 section 3.1',
  examples: {
    matches: [
      'Provider hosts the application. Customer uploads personal information of its members.',
    ],
    leaves: [
      'Customer uploads personal information of its members. The parties sign the attached data processing agreement.',
      'Provider paints the building.',
    ],
  },
};
