import type { TextInvoice } from './text-invoice.ts';
import { layoutInvoices } from './text-invoices-layouts.ts';
import { northernInvoices } from './text-invoices-northern.ts';
import { otherInvoices } from './text-invoices-other.ts';
import { serviceInvoices } from './text-invoices-services.ts';

/** Invoices in several languages and layouts, made up for the tests. */
export const textInvoices: readonly TextInvoice[] = [
  ...northernInvoices,
  ...otherInvoices,
  ...layoutInvoices,
  ...serviceInvoices,
];
