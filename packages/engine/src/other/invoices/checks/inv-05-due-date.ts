import { addDuration } from '../../../text/values/calendar.ts';
import { formatDate } from '../../../text/values/dates.ts';
import { writeExampleInvoice } from './example-invoice.ts';
import type { InvoiceCheck, RemarkDraft } from './judgement.ts';

const pointsOfDifference = 3;

/** INV-05: until when to pay, what paying early saves, and whether date and number of days agree. */
export const dueDate: InvoiceCheck = {
  id: 'INV-05',
  category: 'invoice',
  title: 'Due date and discount',
  why: 'Interest for late payment runs from the due date, so it should be beyond doubt.',
  source: 'Directive 2011/7/EU, Article 3; the calendar',
  examples: {
    matches: [writeExampleInvoice('IBAN', 'Payment terms: net 14 days\nIBAN')],
    leaves: [
      writeExampleInvoice(),
      writeExampleInvoice('IBAN', 'Payment terms: net 30 days\nIBAN'),
    ],
  },
  judge({ facts: { details } }) {
    const { payment, fields } = details;
    const issued = fields.find(({ id }) => id === 'date');
    const due = fields.find(({ id }) => id === 'due-date');
    const { days, discount } = payment;
    if (due === undefined && days === undefined && discount === undefined) return undefined;
    const computed =
      issued && days !== undefined
        ? addDuration(issued.value, { amount: days, unit: 'day' })
        : undefined;
    const remarks: RemarkDraft[] = [];
    if (discount) remarks.push(describeDiscount(discount));
    if (due && computed && computed !== due.value && issued && isFar(computed, due.value)) {
      remarks.push({
        title: 'Due date and days to pay differ',
        level: 2,
        points: pointsOfDifference,
        notice: `${days} days from ${issued.display} end on ${formatDate(computed)}; the due date stated is ${due.display}.`,
        why: 'Interest for late payment runs from the due date, so it should be beyond doubt.',
        nextStep: 'Go by the earlier of the two days, or ask the issuer which one is meant.',
        source: 'Directive 2011/7/EU, Article 3; the calendar',
        evidence: [due.evidence, issued.evidence, payment.terms?.evidence].filter(
          (one) => one !== undefined,
        ),
      });
    }
    return remarks;
  },
};

/** Up to three days may be a weekend or the days a letter takes. */
function isFar(a: string, b: string): boolean {
  const [early, late] = a < b ? [a, b] : [b, a];
  return (addDuration(early, { amount: 3, unit: 'day' }) ?? late) < late;
}

type Discount = {
  readonly rate: string;
  readonly days: number;
  readonly until?: string | undefined;
  readonly amount?: { readonly display: string } | undefined;
  readonly yearlyRate?: string | undefined;
  readonly evidence: RemarkDraft['evidence'][number];
};

function describeDiscount({
  rate,
  days,
  until,
  amount,
  yearlyRate,
  evidence,
}: Discount): RemarkDraft {
  const worth = yearlyRate ? `, which is worth ${yearlyRate} % a year` : '';
  return {
    title: 'A discount for paying early',
    level: 1,
    points: 0,
    notice: `${rate} % off within ${days} days${until ? `, until ${formatDate(until)}` : ''}${amount ? `, saves ${amount.display}` : ''}${worth}.`,
    why: 'Few loans cost as much as a discount that is missed.',
    nextStep: until
      ? `Put ${formatDate(until)} in your calendar and pay by then.`
      : 'Pay within the days of the discount.',
    source: 'd / (1 - d) × 365 / (days to pay - days of the discount)',
    evidence: [evidence],
  };
}
