import { findSigningDefects } from '../checks/signing-defects.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'OPS-15',
  name: 'Not signed, or a party left open',
  category: 'drafting',
  kind: 'computed',
  baseSeverity: 2,
  grade: 'A',
  sample: { read: 14, right: 12 },
  documents: 'all',
  borneBy: 'both sides',
  bearer: 'everyone',
  why: 'Unless it is clear who is bound and that they agreed, nobody can be held to it.',
  request: 'Complete names and signatures',
  mitigation:
    'Ask for the full legal name, register number and address of each party, and for the name and capacity of each person who signs. Keep a copy that everybody has signed.',
  source: 'CUAD category Parties; New York Freelance Isn’t Free Act on names and addresses',
  find: findSigningDefects,
  examples: {
    matches: [
      'This Agreement is made between Acme Inc. and Beta LLC. Beta LLC shall pay the fees.\n\nACME INC.\n\nBy: ______________\nName:\nTitle:\n\nBETA LLC\n\nBy: ______________\nName:\nTitle:',
    ],
    leaves: [
      'This Agreement is made between Acme Inc. and Beta LLC. Beta LLC shall pay the fees.\n\nACME INC.\n\nBy: /s/ Jane Roe\nName: Jane Roe\nTitle: President\n\nBETA LLC\n\nBy: /s/ John Doe\nName: John Doe\nTitle: Manager',
    ],
  },
};
