import { findMissingAttachments } from '../checks/missing-attachments.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'OPS-07',
  name: 'Schedule or exhibit not attached',
  category: 'drafting',
  kind: 'computed',
  baseSeverity: 3,
  grade: 'B',
  sample: { read: 18, right: 14 },
  documents: 'all',
  borneBy: 'both sides',
  bearer: 'everyone',
  why: 'You agree to a paper you have not seen. Prices, services and deadlines often stand there.',
  request: 'Ask for the missing attachments',
  mitigation:
    'Ask for every attachment before you sign and have each initialled. Fallback: a clause that an attachment which was not handed over has no effect.',
  wording:
    'Only attachments that are attached to this agreement when it is signed, and are initialled by both parties, are part of it.',
  source: 'Directive 93/13/EEC, Annex 1(i); drafting practice',
  find: findMissingAttachments,
  examples: {
    matches: [
      'This Agreement is made between Acme Inc. and Beta LLC. The fees are stated in Schedule B to this Agreement. Beta shall pay the fees.',
    ],
    leaves: [
      'This Agreement is made between Acme Inc. and Beta LLC. The fees are ten dollars. Beta shall pay the fees.',
    ],
  },
};
