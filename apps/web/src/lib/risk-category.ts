import type { RiskCategory } from '@clauselight/schema';

/** What a reader calls each category. */
export const categoryNames = {
  liability: 'Liability',
  termination: 'Termination',
  payment: 'Payment',
  'ip-and-data': 'IP and data',
  restrictions: 'Restrictions',
  'unilateral-rights': 'One-sided rights',
  disputes: 'Disputes',
  drafting: 'Drafting',
  tenancy: 'Tenancy',
  employment: 'Employment',
  lending: 'Lending',
} as const satisfies Record<RiskCategory, string>;
