import type { TermType, TermValue } from '@clauselight/schema';

/** The types of terms by what they are about, in the order in which they are shown. */
export const termGroups = {
  parties: ['party', 'notice-address'],
  dates: ['agreement-date', 'effective-date', 'expiration-date', 'renewal-deadline', 'date'],
  deadlines: ['deadline'],
  money: [
    'contract-value',
    'recurring-value',
    'payment-period',
    'liability-cap',
    'insurance-sum',
    'liquidated-damages',
    'money',
  ],
  duration: ['contract-term', 'renewal-term', 'notice-period', 'duration'],
  law: ['governing-law', 'jurisdiction', 'arbitration-seat'],
  obligations: ['obligation'],
  document: ['document-title', 'document-kind'],
} as const satisfies Record<string, readonly TermType[]>;

export type TermGroupId = keyof typeof termGroups;

/** What each group of terms is called. */
export const termGroupNames: Readonly<Record<TermGroupId, string>> = {
  parties: 'Parties',
  dates: 'Dates',
  deadlines: 'Deadlines',
  money: 'Money',
  duration: 'Term and notice',
  law: 'Law and courts',
  obligations: 'Obligations',
  document: 'The document itself',
};

/** Dates and deadlines shown as one group. */
export const datesAndDeadlines = 'Dates and deadlines';

type Modality = Extract<TermValue, { kind: 'obligation' }>['modality'];

/** Whether somebody is bound to act or not to. */
export const modalityNames = {
  must: 'must',
  'must-not': 'must not',
} as const satisfies Record<Modality, string>;
