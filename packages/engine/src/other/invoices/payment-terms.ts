import type { Evidence, InvoiceAmount, InvoicePayment } from '@clauselight/schema';
import { addDuration } from '../../text/values/calendar.ts';
import {
  type Decimal,
  divide,
  formatDecimal,
  formatPlain,
  multiply,
  parseDecimal,
  subtract,
  toDigits,
} from '../../text/values/decimal.ts';

interface PaymentParts {
  readonly payment: Omit<InvoicePayment, 'days' | 'discount'>;
  /** ISO 8601 dates. */
  readonly issued: string | undefined;
  readonly due: string | undefined;
  /** Days to pay that the document states. */
  readonly days: number | undefined;
  readonly discount:
    | { readonly rate: string; readonly days: number; readonly evidence: Evidence }
    | undefined;
  readonly total: InvoiceAmount | undefined;
}

/** Puts the terms of payment together, with what an early payment is worth. */
export function createPayment({
  payment,
  issued,
  due,
  days,
  discount,
  total,
}: PaymentParts): InvoicePayment {
  const counted = days ?? (issued && due ? countDaysBetween(issued, due) : undefined);
  const rate = discount && parseDecimal(discount.rate);
  return {
    ...payment,
    ...(counted !== undefined && { days: counted }),
    ...(discount &&
      rate && { discount: describeDiscount({ discount, rate, issued, counted, total }) }),
  };
}

/** Days from one day to a later one, at most two years; nothing for an earlier one. */
function countDaysBetween(from: string, to: string): number | undefined {
  if (to < from) return undefined;
  for (let days = 0, day: string | undefined = from; day !== undefined && days <= 731; days += 1) {
    if (day === to) return days;
    day = addDuration(from, { amount: days + 1, unit: 'day' });
  }
  return undefined;
}

interface DiscountParts {
  readonly discount: NonNullable<PaymentParts['discount']>;
  readonly rate: Decimal;
  readonly issued: string | undefined;
  readonly counted: number | undefined;
  readonly total: InvoiceAmount | undefined;
}

const hundred: Decimal = { units: 100n, scale: 0 };

function describeDiscount({
  discount,
  rate,
  issued,
  counted,
  total,
}: DiscountParts): NonNullable<InvoicePayment['discount']> {
  const until = issued && addDuration(issued, { amount: discount.days, unit: 'day' });
  const sum = total && parseDecimal(total.amount);
  const saved = sum && divide(multiply(sum, rate), hundred, 2);
  const spare = counted === undefined ? 0 : counted - discount.days;
  // d / (1 - d) * 365 / days, with d in percent.
  const yearly =
    spare > 0
      ? divide(
          multiply(rate, { units: 36_500n, scale: 0 }),
          multiply(subtract(hundred, rate), { units: BigInt(spare), scale: 0 }),
          0,
        )
      : undefined;
  return {
    rate: formatPlain(rate),
    days: discount.days,
    ...(until !== undefined && { until }),
    ...(saved && {
      amount: {
        amount: toDigits(saved),
        display: (total?.display ?? '').replace(/[\d.,]+$/, formatDecimal(saved)),
        computation: `${formatPlain(rate)} % of ${total?.display}`,
      },
    }),
    ...(yearly && { yearlyRate: toDigits(yearly) }),
    evidence: discount.evidence,
  };
}
