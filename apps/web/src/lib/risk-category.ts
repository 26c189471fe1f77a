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
  task: 'Task',
  structure: 'Structure',
  argument: 'Argument',
  evidence: 'Evidence',
  language: 'Language',
  document: 'Document',
  invoice: 'Invoice',
  table: 'Tables',
  report: 'Report',
  minutes: 'Minutes',
  letter: 'Letter',
  data: 'Data',
} as const satisfies Record<RiskCategory, string>;
