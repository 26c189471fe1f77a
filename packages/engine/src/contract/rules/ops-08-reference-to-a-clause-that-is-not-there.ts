import { findBrokenReferences } from '../checks/broken-references.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'OPS-08',
  name: 'Reference to a clause that is not there',
  category: 'drafting',
  kind: 'computed',
  baseSeverity: 2,
  grade: 'B',
  sample: { read: 11, right: 8 },
  documents: 'all',
  borneBy: 'both sides',
  bearer: 'everyone',
  why: 'An exception or a condition that points nowhere may not work, and each side will say another clause was meant.',
  request: 'Correct the reference',
  mitigation:
    'Find out which clause was meant, correct the number and add the heading of the clause.',
  source: 'Drafting practice',
  find: findBrokenReferences,
  examples: {
    matches: [
      '1. Services\n\nAcme Inc. shall provide the services to Beta LLC as stated in Section 3.\n\n2. Fees\n\nBeta LLC shall pay the fees except as stated in Section 9.4 of this Agreement.\n\n3. Term\n\nThis Agreement runs for one year. Section 2 survives.',
      'The parties agree that the cap in Error! Reference source not found. applies to every claim under this agreement.',
    ],
    leaves: [
      '1. Services\n\nAcme Inc. shall provide the services to Beta LLC as stated in Section 2.\n\n2. Fees\n\nBeta LLC shall pay the fees for the services under Section 1.',
    ],
  },
};
