import type { ChangeTopic } from '@clauselight/schema';

/** One change of the sample agreement, alone: what stands there, what takes its place, and what that concerns. */
export type TopicEdit = readonly [from: string, to: string, topic: ChangeTopic | 'none'];

/** Edits of `samples/cloud-services-agreement.txt` that concern money, time or exit, and some that concern none. */
export const topicEdits: readonly TopicEdit[] = [
  ['fee of $84,000.00', 'fee of $94,000.00', 'money'],
  ['Initial Term are $168,000.00', 'Initial Term are $186,000.00', 'money'],
  ['invoiced in advance', 'invoiced in arrears', 'money'],
  ['All fees are non-refundable.', 'All fees are refundable on request.', 'money'],
  [' All fees are non-refundable.', '', 'money'],
  ['interest at 1.5% per month', 'interest at 2.5% per month', 'money'],
  ['interest at 1.5% per month', 'interest at 1.5% per week', 'money'],
  ["reasonable attorneys' fees and costs", "attorneys' fees and costs", 'money'],
  ['may increase the fees at any time', 'may increase the fees once a year', 'money'],
  ['may increase the fees', 'may increase the fees by any amount', 'money'],
  ['an annual subscription fee', 'a monthly subscription fee', 'money'],
  ['liable for any indirect,', 'liable for any direct, indirect,', 'money'],
  [
    'fees paid by the Customer in the three',
    'fees paid by the Customer under this order in the three',
    'money',
  ],
  ['The Customer shall indemnify', 'Each party shall indemnify', 'money'],
  ['within thirty (30) days of the invoice', 'within sixty (60) days of the invoice', 'time'],
  [
    'within thirty (30) days of the invoice',
    'within thirty (30) business days of the invoice',
    'time',
  ],
  ["ten (10) days' notice to the Customer", "forty (40) days' notice to the Customer", 'time'],
  ['term of twenty-four (24) months', 'term of thirty-six (36) months', 'time'],
  ['in the three (3) months before', 'in the nine (9) months before', 'time'],
  ['within six (6) months after the event', 'within two (2) months after the event', 'time'],
  ['as of March 2, 2026', 'as of May 2, 2026', 'time'],
  ['at any time, without notice and', 'after five days of notice and', 'time'],
  ['shall automatically renew', 'may be renewed by agreement', 'exit'],
  ['periods of twelve (12) months each', 'periods of thirty-six (36) months each', 'exit'],
  ['at least ninety (90) days before the end', 'at least thirty (30) days before the end', 'exit'],
  ['unless the Customer gives', 'unless either party gives', 'exit'],
  [
    'The Provider may terminate this Agreement for convenience',
    'Either party may terminate this Agreement for convenience',
    'exit',
  ],
  [
    "fifteen (15) days' written notice to the Customer",
    "five (5) days' written notice to the Customer",
    'exit',
  ],
  [
    'Either party may terminate this Agreement if',
    'The Provider may terminate this Agreement if',
    'exit',
  ],
  [
    'does not cure the breach within thirty (30) days',
    'does not cure the breach within ten (10) days',
    'exit',
  ],
  ['materially breaches it', 'breaches it', 'exit'],
  [
    'may terminate this Agreement for convenience at any time',
    'may terminate this Agreement for convenience after the Initial Term',
    'exit',
  ],
  ['inventory service described', 'warehouse service described', 'none'],
  ['offices at 18 Harbor Street', 'offices at 20 Harbor Street', 'none'],
  ['with reasonable care and', 'with utmost care and', 'none'],
  ['laws of the State of Delaware', 'laws of the State of New York', 'none'],
  ['all rights in the data', 'all title in the data', 'none'],
  ['may assign this Agreement freely', 'may assign this Agreement to affiliates', 'none'],
  ['binding arbitration in Wilmington', 'binding arbitration in Dover', 'none'],
  [
    'worldwide, royalty-free licence to use, copy and modify',
    'worldwide, royalty-free licence to use and copy',
    'none',
  ],
];
