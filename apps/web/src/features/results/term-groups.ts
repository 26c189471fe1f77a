import type { Term, TermType } from '@clauselight/schema';

const groups: readonly { title: string; types: readonly TermType[] }[] = [
  { title: 'Parties and title', types: ['party', 'document-title', 'document-kind'] },
  {
    title: 'Money',
    types: [
      'contract-value',
      'recurring-value',
      'payment-period',
      'liability-cap',
      'insurance-sum',
      'liquidated-damages',
      'money',
    ],
  },
  { title: 'Dates', types: ['agreement-date', 'effective-date', 'expiration-date', 'date'] },
  {
    title: 'Term and notice',
    types: ['contract-term', 'renewal-term', 'notice-period', 'renewal-deadline', 'duration'],
  },
  { title: 'Law and courts', types: ['governing-law', 'jurisdiction', 'arbitration-seat'] },
  { title: 'Notices', types: ['notice-address'] },
  { title: 'Obligations and deadlines', types: ['deadline', 'obligation'] },
];

const atAGlance: readonly TermType[] = [
  'party',
  'contract-value',
  'recurring-value',
  'contract-term',
  'effective-date',
  'expiration-date',
  'renewal-term',
  'notice-period',
  'governing-law',
];

export interface TermGroup {
  title: string;
  terms: Term[];
}

/** The terms by what they are about, within a group in the order of its types; empty groups are left out. */
export function groupTerms(terms: readonly Term[]): TermGroup[] {
  return groups
    .map(({ title, types }) => ({
      title,
      terms: types.flatMap((type) => terms.filter((term) => term.type === type)),
    }))
    .filter((group) => group.terms.length > 0);
}

/** The terms a reader asks for first, at most `limit`, each display once. */
export function selectTermsAtAGlance(terms: readonly Term[], limit: number): Term[] {
  const seen = new Set<string>();
  return atAGlance
    .flatMap((type) => terms.filter((term) => term.type === type))
    .filter(({ type, display }) => {
      const key = `${type} ${display}`;
      return seen.has(key) ? false : seen.add(key);
    })
    .slice(0, limit);
}
