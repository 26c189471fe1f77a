import type { ClauseCategory, UsualFigure } from '@clauselight/schema';
import type { CountedClause } from './base-rates.ts';

/**
 * The clauses by which the subject of a rule is counted. Rules whose subject is wider or narrower than what was
 * annotated have none: CUAD's duties after the end are more than the return of data (TRM-11).
 */
export const clausesOfRules: Readonly<Record<string, CountedClause>> = {
  'DIS-05': 'governing-law',
  'IPD-01': 'ip-ownership-assignment',
  'IPD-05': 'irrevocable-or-perpetual-license',
  'IPD-21': 'joint-ip-ownership',
  'IPD-22': 'source-code-escrow',
  'LIA-01': 'liability-ceiling',
  'LIA-02': 'cap-on-liability',
  'LIA-04': 'uncapped-liability',
  'LIA-14': 'liquidated-damages',
  'LIA-17': 'insurance',
  'OPS-05': 'third-party-beneficiary',
  'PAY-07': 'minimum-commitment',
  'PAY-10': 'most-favored-nation',
  'PAY-11': 'audit-rights',
  'PAY-12': 'revenue-or-profit-sharing',
  'RES-01': 'non-compete',
  'RES-02': 'no-solicit-of-customers',
  'RES-03': 'no-solicit-of-employees',
  'RES-04': 'exclusivity',
  'RES-05': 'right-of-first-refusal',
  'RES-06': 'non-disparagement',
  'RES-07': 'covenant-not-to-sue',
  'RES-08': 'anti-assignment',
  'RES-09': 'change-of-control',
  'TRM-01': 'renewal-term',
  'TRM-02': 'notice-period-to-terminate-renewal',
  'TRM-04': 'termination-for-convenience',
};

/** The figure that belongs to the subject of a rule. */
export const figuresOfRules: Readonly<Record<string, UsualFigure>> = {
  'LIA-02': 'liability-cap-months',
  'RES-01': 'non-compete-after-end',
  'TRM-07': 'cure-period',
};

/** The figure that belongs to the passages of a category. */
export const figuresOfCategories: Readonly<Partial<Record<ClauseCategory, UsualFigure>>> = {
  'cap-on-liability': 'liability-cap-months',
  'non-compete': 'non-compete-after-end',
  'warranty-duration': 'warranty-duration',
};

/** Names that say more exactly than a category's own what was counted, and names of what is no category. */
export const namesOfCounted = {
  'cap-on-liability': 'Ceiling on liability, or kinds of loss or late claims excluded',
  'liability-ceiling': 'Ceiling on liability',
} as const satisfies Readonly<Partial<Record<CountedClause, string>>>;
