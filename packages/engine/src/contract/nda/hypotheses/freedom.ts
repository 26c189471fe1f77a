import { contractNli, type NdaHypothesis } from './nda-hypothesis.ts';

/** What the receiving party may do on its own, and what it may not. */
export const freedomHypotheses: readonly NdaHypothesis[] = [
  {
    id: 'nda-11',
    title: 'No reverse engineering',
    statement:
      'The receiving party may not take apart or analyse products or samples that embody confidential information.',
    forRecipient: 'You may test what you receive, but not find out how it is made.',
    forDiscloser: 'Samples, prototypes and software do not give away how they work.',
    risks: [
      {
        outcomes: ['not-mentioned', 'contradicted'],
        side: 'discloser',
        baseSeverity: 1,
        why: 'In many countries what is found by taking apart a product lawfully received is no stolen secret unless a contract forbids it. This matters where you hand over samples, prototypes or software.',
        advantage: 'Nothing was found that forbids you to analyse what you receive.',
        request: 'Forbid reverse engineering of samples and software',
        mitigation:
          'Forbid analysis, disassembly and decompilation of what you hand over. Fallback: results of any analysis are confidential and yours.',
        wording:
          'The Recipient shall not reverse engineer, disassemble, decompile or analyse the composition of any sample, prototype or software that it receives under this Agreement, except where mandatory law permits it.',
      },
    ],
    source: `${contractNli}, hypothesis 11; Directive (EU) 2016/943, Article 3(1)(b)`,
  },
  {
    id: 'nda-12',
    title: 'Independent development is free',
    statement:
      'The receiving party may develop similar information on its own without using confidential information.',
    forRecipient: 'Your own work stays yours, even where it leads to the same result.',
    forDiscloser: 'The other side may arrive at the same thing; ask that it can prove how.',
    risks: [
      {
        outcomes: ['not-mentioned', 'contradicted'],
        side: 'recipient',
        baseSeverity: 3,
        why: 'If your own teams arrive at something similar without the information, you may still be accused of breach.',
        advantage:
          'Nothing was found that leaves the other side free to develop the same on its own.',
        request: 'Except independent development',
        mitigation:
          'Except information that is developed independently. Fallback: the exception applies where written records show it.',
        wording:
          'Confidential Information does not include information that the Recipient develops independently without use of or reference to the Confidential Information.',
      },
    ],
    source: `${contractNli}, hypothesis 12; Common Paper Mutual NDA, section 3`,
    catalogRule: 'IPD-14',
  },
  {
    id: 'nda-13',
    title: 'Information from third parties is free',
    statement: 'The receiving party may acquire similar information from a third party.',
    forRecipient: 'What others may lawfully tell you stays free to use.',
    forDiscloser:
      'Information that others hold lawfully is not protected; the source must be free to give it.',
    risks: [
      {
        outcomes: ['not-mentioned', 'contradicted'],
        side: 'recipient',
        baseSeverity: 3,
        why: 'Information that you lawfully receive from somebody else may count as confidential because the other side once told you the same.',
        advantage: 'Nothing was found that frees information which the other side gets elsewhere.',
        request: 'Except information received from third parties',
        mitigation:
          'Except information that a third party discloses without breach of a duty. Fallback: as far as you did not know of a breach.',
        wording:
          'Confidential Information does not include information that the Recipient lawfully receives from a third party that is not bound to keep it confidential.',
      },
    ],
    source: `${contractNli}, hypothesis 13; Common Paper Mutual NDA, section 3`,
    catalogRule: 'IPD-14',
  },
  {
    id: 'nda-15',
    title: 'No licence or other rights',
    statement: 'The agreement gives the receiving party no right to the confidential information.',
    forRecipient: 'You may look and evaluate, but acquire no licence.',
    forDiscloser: 'Sharing information gives away no patent, copyright or other right.',
    risks: [
      {
        outcomes: ['not-mentioned', 'contradicted'],
        side: 'discloser',
        baseSeverity: 2,
        why: 'Where nothing reserves your rights, the other side may argue that it was allowed more than to evaluate.',
        advantage: 'Nothing was found that reserves all rights to the other side.',
        request: 'Reserve all rights',
        mitigation:
          'State that no licence or other right is granted and that everything remains yours.',
        wording:
          'All Confidential Information remains the property of the Discloser. Nothing in this Agreement grants the Recipient any licence or other right to it, expressly or by implication.',
      },
    ],
    source: `${contractNli}, hypothesis 15`,
  },
  {
    id: 'nda-18',
    title: 'Ban on soliciting staff',
    statement: 'The receiving party may not solicit people who work for the disclosing party.',
    forRecipient:
      'You may not approach the other side’s people, and perhaps not hire those who apply.',
    forDiscloser: 'The talks cannot be used to find and hire your people.',
    risks: [
      {
        outcomes: ['entailed'],
        side: 'recipient',
        baseSeverity: 2,
        why: 'It goes beyond confidentiality: it limits whom you may hire, often for years after the talks have ended.',
        advantage: 'The other side may not approach your people.',
        request: 'Strike the ban on soliciting staff or narrow it',
        mitigation:
          'Strike it. Fallback: twelve months, the people met in the talks, targeted approaches only, general advertising allowed.',
        wording:
          'For twelve months after the date of this Agreement neither party shall directly solicit an employee of the other whom it met in connection with the Purpose; general advertising and the hiring of persons who respond to it are permitted.',
      },
    ],
    source: `${contractNli}, hypothesis 18`,
    catalogRule: 'RES-03',
  },
];
