import type { InvoiceDetails } from '@clauselight/schema';

/** What an invoice states of one field, by the reader of the reference file. */
export type ExpectedValue = string | number;

/** One invoice of the reference, as flat fields and lines. */
export interface ExpectedInvoice {
  readonly fields: Readonly<Record<string, ExpectedValue>>;
  readonly lines: readonly Readonly<Record<string, ExpectedValue>>[];
}

/** How a field is compared: as words, as digits and letters alone, as a number, as a day. */
export type Comparison = 'name' | 'code' | 'number' | 'date';

export interface FieldAccess {
  readonly comparison: Comparison;
  get(details: InvoiceDetails): string | undefined;
}

const field = (id: string) => (details: InvoiceDetails) =>
  details.fields.find((one) => one.id === id)?.value;

/** Where the analysis states what the reference calls by these names. */
export const fieldAccess: Readonly<Record<string, FieldAccess>> = {
  issuer: { comparison: 'name', get: ({ seller }) => seller.name?.value },
  partner_name: { comparison: 'name', get: ({ seller }) => seller.name?.value },
  invoice_number: { comparison: 'code', get: field('number') },
  date: { comparison: 'date', get: field('date') },
  date_due: { comparison: 'date', get: field('due-date') },
  date_start: { comparison: 'date', get: field('period-start') },
  date_end: { comparison: 'date', get: field('period-end') },
  amount: { comparison: 'number', get: ({ totals }) => totals.gross?.amount },
  amount_untaxed: { comparison: 'number', get: ({ totals }) => totals.net?.amount },
  amount_tax: { comparison: 'number', get: ({ totals }) => totals.tax?.amount },
  currency: { comparison: 'code', get: field('currency') },
  vat: { comparison: 'code', get: ({ seller }) => seller.vatId?.value },
  static_vat: { comparison: 'code', get: ({ seller }) => seller.vatId?.value },
  siren: { comparison: 'code', get: ({ seller }) => seller.registrationId?.value },
  partner_coc: { comparison: 'code', get: ({ seller }) => seller.registrationId?.value },
  partner_email: { comparison: 'code', get: ({ seller }) => seller.email?.value },
  partner_website: { comparison: 'code', get: ({ seller }) => seller.website?.value },
  partner_street: { comparison: 'name', get: ({ seller }) => seller.street?.value },
  partner_city: { comparison: 'name', get: ({ seller }) => seller.city?.value },
  partner_zip: { comparison: 'code', get: ({ seller }) => seller.postalCode?.value },
  country_code: { comparison: 'code', get: ({ seller }) => seller.country?.value },
  telephone: { comparison: 'code', get: ({ seller }) => seller.phone?.value },
  iban: { comparison: 'code', get: ({ payment }) => payment.accounts[0]?.iban.value },
  bic: { comparison: 'code', get: ({ payment }) => payment.bic?.value },
  payment_method: { comparison: 'name', get: ({ payment }) => payment.method?.value },
  payment_reference: { comparison: 'code', get: ({ payment }) => payment.reference?.value },
  mandate_id: { comparison: 'code', get: ({ payment }) => payment.mandate?.value },
  client_id: { comparison: 'code', get: field('customer-number') },
  line_number: { comparison: 'code', get: field('contract-number') },
  customer_order_free_ref: { comparison: 'code', get: field('reference') },
  customer_order_number: { comparison: 'code', get: field('order-number') },
};

type Line = InvoiceDetails['lines'][number];

/** Where a line states what the reference calls by these names. */
export const lineReadings: Readonly<
  Record<string, { readonly comparison: Comparison; get(line: Line): string | undefined }>
> = {
  name: { comparison: 'name', get: (line) => line.description },
  desc: { comparison: 'name', get: (line) => line.description },
  code: { comparison: 'code', get: (line) => line.code },
  barcode: { comparison: 'code', get: (line) => line.code },
  pos: { comparison: 'code', get: (line) => line.position },
  qty: { comparison: 'number', get: (line) => line.quantity },
  uom: { comparison: 'code', get: (line) => line.unit },
  price: { comparison: 'number', get: (line) => line.unitPrice ?? line.amount },
  price_unit: { comparison: 'number', get: (line) => line.unitPrice ?? line.amount },
  price_subtotal: { comparison: 'number', get: (line) => line.amount },
  discount: { comparison: 'number', get: (line) => line.discountRate ?? '0' },
  taxpercent: { comparison: 'number', get: (line) => line.taxRate },
  line_tax_percent: { comparison: 'number', get: (line) => line.taxRate ?? '0' },
};

/** Whether two values say the same: names where one holds the other, codes by their letters and digits. */
export function isSame(comparison: Comparison, expected: ExpectedValue, got: string): boolean {
  if (comparison === 'number') return Math.abs(Number(expected) - Number(got)) < 0.005;
  if (comparison === 'date') return String(expected).slice(0, 10) === got;
  const [a, b] = [squeeze(expected), squeeze(got)];
  return comparison === 'code' ? a === b : a === b || a.includes(b) || b.includes(a);
}

/** Small letters and digits alone, without accents. */
export function squeeze(value: ExpectedValue): string {
  return String(value)
    .normalize('NFD')
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?|^www\./, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a document's text states a value at all, in whatever form it writes numbers and dates. */
export function isStated(comparison: Comparison, expected: ExpectedValue, text: string): boolean {
  if (comparison === 'date') return text.includes(String(expected).slice(0, 4));
  if (comparison === 'number') {
    const cents = Number(expected).toFixed(2).replace(/\D/g, '');
    return text.replace(/[.,\s'’]/g, '').includes(cents) || Number.isInteger(Number(expected));
  }
  return squeeze(text).includes(squeeze(expected));
}
