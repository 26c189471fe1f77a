import type { InvoiceAmount, InvoiceField, InvoiceValue } from '@clauselight/schema';
import { isCalendarDay } from '../../text/values/calendar.ts';
import { formatDate } from '../../text/values/dates.ts';
import { findLegalForm } from '../../text/values/legal-form.ts';
import type { KindResult } from '../remark.ts';
import type { InvoiceFacts } from './invoice-facts.ts';

type Term = KindResult<unknown>['terms'][number];

/** Parties, dates and sums as key terms; only what the document states. */
export function listInvoiceTerms({ details, currency }: InvoiceFacts): readonly Term[] {
  const { seller, buyer, fields, totals, payment } = details;
  const field = (id: string) => fields.find((one) => one.id === id);
  const due = field('due-date');
  const discount = payment.discount;
  return [
    describeParty('Seller', 'supplier', seller.name),
    describeParty('Buyer', 'customer', buyer.name),
    describeDate(field('date')),
    describeDate(field('delivery-date')),
    describeDate(field('period-start')),
    describeDate(field('period-end')),
    describeDeadline('Due date', 'payment', due),
    discount?.until === undefined
      ? undefined
      : describeDeadline(
          'Last day of the discount',
          `payment less ${discount.rate} %`,
          {
            value: discount.until,
            display: formatDate(discount.until),
            evidence: discount.evidence,
          },
          `invoice date + ${discount.days} days`,
        ),
    describeDeadline('Valid until', 'acceptance of the offer', field('valid-until')),
    describeMoney('Total', 'contract-value', totals.gross, currency),
    describeMoney('Net', 'money', totals.net, currency),
    describeMoney('Tax', 'money', totals.tax, currency),
    totals.due?.amount === totals.gross?.amount
      ? undefined
      : describeMoney('Amount due', 'money', totals.due, currency),
  ].filter((term) => term !== undefined);
}

function describeParty(
  label: string,
  role: string,
  name: InvoiceValue | undefined,
): Term | undefined {
  if (!name?.evidence) return undefined;
  const legalForm = findLegalForm(name.value);
  return {
    type: 'party',
    label,
    display: name.value,
    value: { kind: 'party', name: name.value, role, ...(legalForm && { legalForm }) },
    evidence: name.evidence,
  };
}

/** Whether a value is a day of the calendar: files may state 31 February. */
function isDay(value: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  return isCalendarDay(Number(year), Number(month), Number(day));
}

function describeDate(field: InvoiceField | undefined): Term | undefined {
  if (!field?.evidence || !isDay(field.value)) return undefined;
  return {
    type: 'date',
    label: field.label,
    display: field.display,
    value: { kind: 'date', date: field.value },
    evidence: field.evidence,
  };
}

function describeDeadline(
  label: string,
  action: string,
  field: InvoiceValue | undefined,
  computation?: string,
): Term | undefined {
  if (!field?.evidence || !isDay(field.value)) return undefined;
  const value = {
    kind: 'deadline' as const,
    action,
    date: field.value,
    ...(computation !== undefined && { computation }),
  };
  return { type: 'deadline', label, display: field.display, value, evidence: field.evidence };
}

function describeMoney(
  label: string,
  type: 'money' | 'contract-value',
  amount: InvoiceAmount | undefined,
  currency: string | undefined,
): Term | undefined {
  if (!amount?.evidence || currency === undefined) return undefined;
  // A currency that is no ISO 4217 code stays in the words of the document.
  const value: Term['value'] = /^[A-Z]{3}$/.test(currency)
    ? { kind: 'money', amount: Number(amount.amount), currency }
    : { kind: 'text', text: amount.display };
  return {
    type,
    label,
    display: amount.display,
    value,
    evidence: amount.evidence,
  };
}
