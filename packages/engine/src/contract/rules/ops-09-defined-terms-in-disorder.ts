import { findDefinitionDefects } from '../checks/definition-defects.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'OPS-09',
  name: 'Defined terms in disorder',
  category: 'drafting',
  kind: 'computed',
  baseSeverity: 2,
  grade: 'A',
  sample: { read: 16, right: 14 },
  documents: 'all',
  borneBy: 'both sides',
  bearer: 'everyone',
  why: 'A word that is defined twice, or never, leaves open what was promised.',
  request: 'Define each term once',
  mitigation:
    'Define each term once, use it as it is defined, and strike definitions that nothing uses.',
  source: 'Drafting practice',
  find: findDefinitionDefects,
  examples: {
    matches: [
      '"Services" means the hosting services that Acme provides to Beta in each month. Acme provides the Services. "Services" means the consulting services that Acme provides to Beta on request.',
      '"Fees" means the amounts that Beta pays to Acme for the work. "Escrow Agent" means the bank that holds the deposit. Beta pays the Fees.',
    ],
    leaves: ['"Fees" means the amounts that Beta pays to Acme for the work. Beta pays the Fees.'],
  },
};
