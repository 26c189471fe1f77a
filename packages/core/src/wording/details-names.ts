import type {
  ColumnType,
  InvoiceParty,
  InvoiceTotals,
  LetterDetails,
  WritingTaskType,
} from '@clauselight/schema';
/** What a reader calls what is known of a party to an invoice, in the order of a letterhead. */
export const invoicePartyNames = {
  name: 'Name',
  street: 'Street',
  postalCode: 'Postal code',
  city: 'City',
  country: 'Country',
  vatId: 'VAT number',
  registrationId: 'Register number',
  email: 'E-mail',
  phone: 'Telephone',
  website: 'Website',
} as const satisfies Record<keyof InvoiceParty, string>;

/** What a reader calls the totals of an invoice, in the order in which they follow from each other. */
export const invoiceTotalNames = {
  lines: 'Lines',
  allowances: 'Discounts',
  charges: 'Charges',
  net: 'Net',
  tax: 'Tax',
  gross: 'Total with tax',
  prepaid: 'Already paid',
  rounding: 'Rounding',
  due: 'To pay',
} as const satisfies Record<keyof InvoiceTotals, string>;

/** What a column of a table holds. */
export const columnTypeNames = {
  number: 'numbers',
  money: 'money',
  percent: 'percentages',
  date: 'dates',
  category: 'categories',
  id: 'identifiers',
  text: 'text',
} as const satisfies Record<ColumnType, string>;

/** What a letter is that does something by being sent. */
export const noticeNames = {
  terminates: 'A notice that terminates',
  cancels: 'A notice that cancels',
  withdraws: 'A notice that withdraws',
  objects: 'A notice that objects',
  disputes: 'A notice that disputes',
} as const satisfies Record<NonNullable<LetterDetails['notice']>['act'], string>;

/** What a piece of writing was asked to be. */
export const writingTaskNames = {
  argumentative: 'Argumentative essay',
  opinion: 'Opinion piece',
  analytical: 'Analytical essay',
  narrative: 'Narrative',
  reflective: 'Reflection',
  'lab-report': 'Lab report',
  'literature-review': 'Literature review',
} as const satisfies Record<WritingTaskType, string>;
