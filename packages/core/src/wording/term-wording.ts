import type { Term, TermType, TermValue } from '@clauselight/schema';

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

/**
 * Whom a term is about besides its value: a notice that one side alone may give, a ceiling of one side's liability.
 *
 * @param term - A term of an analysis.
 * @returns Words to show below its value: `Given by Acme`; undefined where the document does not say, or it is no such
 *   term.
 */
export function describeTermParty({ type, by }: Pick<Term, 'type' | 'by'>): string | undefined {
  if (by === undefined) return undefined;
  if (type === 'notice-period') return `Given by ${by}`;
  return type === 'liability-cap' ? `Limits the liability of ${by}` : undefined;
}
