import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'DIS-07',
  name: 'Confession of judgment',
  category: 'disputes',
  kind: 'presence',
  baseSeverity: 5,
  grade: 'A',
  documents: ['loan', 'lease', 'supply', 'consumer', 'services'],
  borneBy: 'the borrower, tenant or small business',
  bearer: [
    'borrower',
    'tenant',
    'lessee',
    'maker',
    'debtor',
    'obligor',
    'guarantor',
    'customer',
    'buyer',
    'consumer',
  ],
  law: 'Void or restricted in many US states for leases and consumer credit (as of mid-2026)',
  cues: ['confess', 'cognovit', 'warrant of attorney'],
  triggers: [
    String.raw`\bconfess(?:ion of|es|ed)?(?: a| to)? judgment\b|\bcognovit\b|\bwarrant of attorney\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`^\W{0,3}(?:\(?[\da-z]{1,3}[.)]\s*)?confess\b|\bno\b[^.;]{0,40}\bconfess|\bnot\b[^.;]{0,30}\bconfess`,
      effect: 'drop',
      reason: 'Says the opposite',
    },
  ],
  aggravating: [],
  why: 'The other side obtains a judgment without a hearing.',
  advantage: 'You can obtain a judgment without suing first. Many courts refuse to enforce it.',
  request: 'Delete the confession of judgment',
  mitigation:
    'Delete it without replacement. Many jurisdictions forbid it in leases and consumer credit.',
  wording:
    'No party authorises anyone to confess judgment on its behalf. Every claim under this agreement is to be brought before the competent court on notice to the other party.',
  source: '24 CFR 236.750(b)(1); Virginia Code 55.1-1208',
  examples: {
    matches: ['Borrower authorises any attorney to confess judgment.'],
    leaves: ['confess a judgment against the Company; or', 'The judgment of the court is final.'],
  },
};
