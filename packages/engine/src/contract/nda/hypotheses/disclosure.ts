import { contractNli, type NdaHypothesis } from './nda-hypothesis.ts';

/** What confidential information may be used for, and who may be told. */
export const disclosureHypotheses: readonly NdaHypothesis[] = [
  {
    id: 'nda-4',
    title: 'Use for the stated purpose only',
    statement: 'Confidential information may be used for the purposes of the agreement only.',
    forRecipient: 'Any other use, also inside your own business, is a breach.',
    forDiscloser: 'The other side may not turn what it learns to its own ends.',
    risks: [
      {
        outcomes: ['contradicted', 'not-mentioned'],
        side: 'discloser',
        baseSeverity: 3,
        why: 'A duty to keep information secret does not stop the other side from using it for itself. Without a limit on use it may do so.',
        advantage: 'Nothing was found that limits what you may use the information for.',
        request: 'Limit use to the stated purpose',
        mitigation:
          'Name the purpose and forbid every other use. Fallback: forbid use in competition with you.',
        wording:
          'The Recipient may use Confidential Information only for the Purpose and for no other purpose.',
      },
    ],
    source: `${contractNli}, hypothesis 4; Common Paper Mutual NDA, section 2`,
  },
  {
    id: 'nda-5',
    title: 'Employees may be told',
    statement: 'The receiving party may share confidential information with some of its employees.',
    forRecipient: 'The people who work on the matter may see the information.',
    forDiscloser: 'More people will know; ask that they be bound and need to know.',
    risks: [
      {
        outcomes: ['contradicted'],
        side: 'recipient',
        baseSeverity: 3,
        why: 'If your own staff may not see the information you can hardly work with it, and ordinary work becomes a breach.',
        advantage: 'The circle of people who know is as small as it can be.',
        request: 'Allow employees with a need to know',
        mitigation:
          'Allow disclosure to employees who need to know and are bound by similar duties. Fallback: a list of named persons that can be extended by notice.',
        wording:
          'The Recipient may disclose Confidential Information to those of its employees who need to know it for the Purpose and are bound by duties of confidentiality no less protective than these.',
      },
      {
        outcomes: ['not-mentioned'],
        side: 'recipient',
        baseSeverity: 1,
        why: 'The agreement does not say whether your staff may see the information, so strictly read they may not.',
        request: 'State that employees may be told',
        mitigation:
          'Allow disclosure to employees who need to know and are bound by similar duties. Fallback: a list of named persons that can be extended by notice.',
        wording:
          'The Recipient may disclose Confidential Information to those of its employees who need to know it for the Purpose and are bound by duties of confidentiality no less protective than these.',
      },
    ],
    source: `${contractNli}, hypothesis 5; Common Paper Mutual NDA, section 2`,
  },
  {
    id: 'nda-7',
    title: 'Advisers and other third parties may be told',
    statement:
      'The receiving party may share confidential information with some third parties, such as consultants, agents or professional advisers.',
    forRecipient: 'You may take advice and work with contractors on the matter.',
    forDiscloser: 'Information leaves the other company; ask that it answer for those it tells.',
    risks: [
      {
        outcomes: ['contradicted'],
        side: 'recipient',
        baseSeverity: 2,
        why: 'You may not show the information to your lawyer, accountant or contractor without asking first.',
        advantage: 'Nobody outside the other company may be told without your consent.',
        request: 'Allow professional advisers and contractors',
        mitigation:
          'Allow disclosure to professional advisers and contractors who need to know and are bound to secrecy, and accept that you answer for them. Fallback: advisers with a professional duty of secrecy only.',
        wording:
          'The Recipient may disclose Confidential Information to its professional advisers and contractors who need to know it for the Purpose and are bound to keep it confidential, and is responsible for their compliance.',
      },
    ],
    source: `${contractNli}, hypothesis 7; Common Paper Mutual NDA, section 2`,
  },
  {
    id: 'nda-8',
    title: 'Notice before disclosure that the law compels',
    statement:
      'Where the law or a court compels the receiving party to disclose confidential information, it must tell the disclosing party.',
    forRecipient: 'You may obey an order, after telling the other side where the law allows it.',
    forDiscloser: 'You hear of an order in time to oppose it or to have it narrowed.',
    risks: [
      {
        outcomes: ['not-mentioned', 'contradicted'],
        side: 'discloser',
        baseSeverity: 2,
        why: 'Your information may be handed to a court or an authority before you hear of it and can object.',
        request: 'Require notice before compelled disclosure',
        mitigation:
          'Require prompt written notice, where the law allows it, and help in limiting the disclosure. Fallback: notice as soon as it is permitted.',
        wording:
          'If the Recipient is required by law, regulation or court order to disclose Confidential Information, it shall, where lawful, notify the Discloser promptly in writing beforehand and disclose only what is required.',
      },
      {
        outcomes: ['not-mentioned'],
        side: 'recipient',
        baseSeverity: 2,
        why: 'No procedure was found for disclosure that the law compels. A court order could leave you with a choice between contempt and breach.',
        request: 'Permit disclosure that the law compels',
        mitigation:
          'Permit what the law requires, after notice where that is allowed. Keep the right to report wrongdoing to authorities.',
        wording:
          'Disclosure that law, regulation or court order requires is no breach of this Agreement, provided that the Recipient, where lawful, notifies the Discloser beforehand and discloses only what is required.',
      },
    ],
    source: `${contractNli}, hypothesis 8; Common Paper Mutual NDA, section 4`,
    catalogRule: 'IPD-15',
  },
  {
    id: 'nda-10',
    title: 'The agreement itself is confidential',
    statement: 'The receiving party may not disclose that the agreement was made or negotiated.',
    forRecipient: 'You may not mention that you are in talks, or with whom.',
    forDiscloser: 'Nobody learns from the other side that you are in talks.',
    risks: [
      {
        outcomes: ['entailed'],
        side: 'recipient',
        baseSeverity: 1,
        why: 'Even naming the other side as a contact can be a breach, also towards banks, investors and partners.',
        advantage: 'The other side may not speak of the talks.',
        request: 'Limit the secrecy of the talks',
        mitigation:
          'Except advisers, financiers and what the law requires, and let it end with the talks. Fallback: no publicity without consent.',
        wording:
          'Each party may disclose the existence of this Agreement to its professional advisers and financiers who are bound to keep it confidential, and where law requires it.',
      },
    ],
    source: `${contractNli}, hypothesis 10`,
  },
];
