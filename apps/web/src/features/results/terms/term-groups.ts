import { datesAndDeadlines, termGroupNames, termGroups } from '@clauselight/core';
import type { Term, TermType } from '@clauselight/schema';

/** How the terms of a group are shown. */
export type TermView = 'rows' | 'parties' | 'timeline' | 'obligations';

const groups: readonly { title: string; view: TermView; types: readonly TermType[] }[] = [
  { title: termGroupNames.parties, view: 'parties', types: termGroups.parties },
  {
    title: datesAndDeadlines,
    view: 'timeline',
    types: [...termGroups.dates, ...termGroups.deadlines],
  },
  { title: termGroupNames.money, view: 'rows', types: termGroups.money },
  { title: termGroupNames.duration, view: 'rows', types: termGroups.duration },
  { title: termGroupNames.law, view: 'rows', types: termGroups.law },
  { title: termGroupNames.obligations, view: 'obligations', types: termGroups.obligations },
  { title: termGroupNames.document, view: 'rows', types: termGroups.document },
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
  view: TermView;
  terms: Term[];
}

/** The terms by what they are about, within a group in the order of its types; empty groups are left out. */
export function groupTerms(terms: readonly Term[]): TermGroup[] {
  return groups
    .map(({ title, view, types }) => ({
      title,
      view,
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
