import type { DocumentKind } from '@clauselight/schema';

/** Names of the kinds of documents. */
export const documentKindNames = {
  saas: 'Software-as-a-service agreement',
  services: 'Services agreement',
  supply: 'Sale or supply agreement',
  licence: 'Licence agreement',
  nda: 'Non-disclosure agreement',
  dpa: 'Data processing agreement',
  employment: 'Employment agreement',
  severance: 'Severance agreement',
  lease: 'Lease',
  loan: 'Loan or payment agreement',
  consumer: 'Consumer terms',
  'joint-venture': 'Joint venture or partnership agreement',
  franchise: 'Franchise agreement',
  distribution: 'Distribution or resale agreement',
  agency: 'Agency or brokerage agreement',
  sponsorship: 'Sponsorship or endorsement agreement',
  membership: 'Membership agreement',
  event: 'Event agreement',
  investment: 'Investment or shareholders’ agreement',
  insurance: 'Insurance policy',
  hire: 'Hire or rental agreement',
  contract: 'Contract',
  essay: 'Essay',
  'lab-report': 'Lab report',
  invoice: 'Invoice',
  quote: 'Quote',
  order: 'Purchase order',
  'delivery-note': 'Delivery note',
  receipt: 'Receipt',
  statement: 'Account statement',
  payslip: 'Payslip',
  minutes: 'Minutes',
  letter: 'Letter',
  email: 'E-mail',
  report: 'Report',
  policy: 'Policy',
  table: 'Data table',
  data: 'Data file',
  cv: 'Curriculum vitae',
  form: 'Form',
  certificate: 'Certificate',
  guide: 'Guide',
  article: 'Article',
  book: 'Book',
  slides: 'Slides',
  'court-paper': 'Court paper',
  log: 'Log',
  code: 'Source code',
  other: 'Not recognised',
} as const satisfies Record<DocumentKind, string>;

/** Names in the plural. */
const plural: ReadonlySet<string> = new Set<string>([
  documentKindNames.slides,
  documentKindNames.minutes,
  documentKindNames.consumer,
]);

/**
 * What a document is, as it stands in a sentence: `a payslip`, `an e-mail`, `slides`.
 *
 * @param label - What its kind is called.
 * @returns The label in lower case, with its article where it has one.
 */
export function nameKind(label: string): string {
  const name = label.toLowerCase();
  if (plural.has(label) || label === documentKindNames.code) return name;
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

/**
 * The start of a sentence that says what a document is: `This is a payslip`, `These are slides`.
 *
 * @param label - What its kind is called.
 * @returns The words, without a stop.
 */
export function sayKind(label: string): string {
  return `${plural.has(label) ? 'These are' : 'This is'} ${nameKind(label)}`;
}
