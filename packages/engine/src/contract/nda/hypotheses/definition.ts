import { contractNli, type NdaHypothesis } from './nda-hypothesis.ts';

/** What is confidential. */
export const definitionHypotheses: readonly NdaHypothesis[] = [
  {
    id: 'nda-1',
    title: 'Only identified information is confidential',
    statement:
      'Information is confidential only where the disclosing party has identified it as such.',
    forRecipient:
      'You can tell what you must protect: what carries a mark or was named as confidential.',
    forDiscloser: 'What you forget to mark, or say without confirming it, is not protected.',
    risks: [
      {
        outcomes: ['entailed'],
        side: 'discloser',
        baseSeverity: 2,
        why: 'One unmarked page or one unconfirmed conversation is enough to lose protection, and it cannot be repaired afterwards.',
        advantage: 'You need to protect only what has been identified as confidential.',
        request: 'Protect what is evidently confidential, marked or not',
        mitigation:
          'Add an objective test: information that a reasonable person would see as confidential is protected without a mark. Fallback: a period in which information can be marked after it was disclosed.',
        wording:
          'Confidential Information includes information that is not marked but that a reasonable person would understand to be confidential from its nature or from the circumstances of its disclosure.',
      },
      {
        outcomes: ['contradicted'],
        side: 'recipient',
        baseSeverity: 2,
        why: 'Information that nobody called confidential can still bind you, so you must judge for everything you receive whether it counts.',
        advantage: 'Your information is protected even where nobody marked it.',
        request: 'Limit the duty to marked or evidently confidential information',
        mitigation:
          'Ask that information be marked, or be such that a reasonable person would see it as confidential, and tie it to the stated purpose. Fallback: spoken information is confirmed in writing within 30 days.',
        unless:
          /\breasonabl\w+\b.{0,80}\b(?:understood|understand|know|consider\w*|recogni[sz]\w+|believ\w+|regard\w*|appear)\b|\b(?:understood|known|considered|appear)\b.{0,60}\breasonabl/,
        wording:
          'Confidential Information means information disclosed for the Purpose that is marked as confidential when it is disclosed or that a reasonable person would understand to be confidential.',
      },
    ],
    source: `${contractNli}, hypothesis 1; Common Paper Mutual NDA, section 1`,
    catalogRule: 'IPD-18',
  },
  {
    id: 'nda-2',
    title: 'Only technical information is protected',
    statement: 'Only technical information is confidential; business information is not.',
    forRecipient:
      'You are free to use commercial facts, such as prices and customers, that you learn on the way.',
    forDiscloser: 'Prices, customers, plans and finances that you share have no protection.',
    risks: [
      {
        outcomes: ['entailed'],
        side: 'discloser',
        baseSeverity: 3,
        why: 'Talks about technology rarely stay technical. Prices, plans and customer names given on the way may be passed on.',
        advantage: 'Business information that you learn is not bound by this agreement.',
        request: 'Include business and financial information',
        mitigation:
          'Widen the definition to technical, commercial and financial information disclosed for the purpose. Fallback: list the kinds of business information that you will share.',
        wording:
          'Confidential Information includes technical, commercial, financial and organisational information, in particular prices, business plans and the identity of customers and suppliers.',
      },
    ],
    source: `${contractNli}, hypothesis 2; Common Paper Mutual NDA, section 1`,
    catalogRule: 'IPD-18',
  },
  {
    id: 'nda-3',
    title: 'Spoken information can be confidential',
    statement: 'Information given by word of mouth can be confidential.',
    forRecipient:
      'Conversations and presentations bind you as documents do; keep a record of what was said.',
    forDiscloser: 'What you say in meetings and calls is protected.',
    risks: [
      {
        outcomes: ['contradicted'],
        side: 'discloser',
        baseSeverity: 3,
        why: 'Much is said in meetings and calls before anything is written down, and none of it would be protected.',
        advantage: 'What you are told in conversation is not bound by this agreement.',
        request: 'Protect spoken information',
        mitigation:
          'State that information is protected in whatever form it is given. Fallback: spoken information is protected if a written summary follows within 30 days.',
        wording:
          'Confidential Information may be disclosed in writing, orally, by demonstration or in any other form.',
      },
      {
        outcomes: ['not-mentioned'],
        side: 'discloser',
        baseSeverity: 1,
        why: 'The agreement does not say whether spoken information counts, which invites a dispute about what was said.',
        request: 'State that spoken information counts',
        mitigation:
          'State that information is protected in whatever form it is given. Fallback: spoken information is protected if a written summary follows within 30 days.',
        wording:
          'Confidential Information may be disclosed in writing, orally, by demonstration or in any other form.',
      },
    ],
    source: `${contractNli}, hypothesis 3; Common Paper Mutual NDA, section 1`,
    catalogRule: 'IPD-18',
  },
];
