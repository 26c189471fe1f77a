import type { Evidence, InvoiceDetails } from '@clauselight/schema';
import { addDays } from './add-days.ts';

/** The day by which an invoice is to be paid, where it follows from others. */
export interface ComputedDueDate {
  /** ISO 8601. */
  readonly date: string;
  /** How it follows: `invoice date + 30 days`. */
  readonly computation: string;
  /** The words that grant the days. */
  readonly evidence: Evidence;
}

/**
 * The day an invoice is due that states the days to pay instead; nothing where it states the day itself.
 *
 * @param invoice - The fields and the payment terms of an invoice.
 * @returns The day, and what it was computed from; undefined if the invoice states the day or has no date to count from.
 */
export function computeDueDate({ fields, payment }: InvoiceDetails): ComputedDueDate | undefined {
  const issued = fields.find(({ id }) => id === 'date');
  const isStated = fields.some(({ id }) => id === 'due-date');
  const { days, terms } = payment;
  if (isStated || issued === undefined || days === undefined || terms?.evidence === undefined) {
    return undefined;
  }
  const date = addDays(issued.value, days);
  if (date === undefined) return undefined;
  const computation = `invoice date + ${days} ${days === 1 ? 'day' : 'days'}`;
  return { date, computation, evidence: terms.evidence };
}
