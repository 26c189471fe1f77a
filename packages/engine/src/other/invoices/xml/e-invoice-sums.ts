import type { InvoiceSum } from '@clauselight/schema';
import {
  add,
  type Decimal,
  divide,
  formatDecimal,
  formatPlain,
  isNear,
  multiply,
  parseDecimal,
  round,
  subtract,
  sumOf,
  zero,
} from '../../../text/values/decimal.ts';
import { countDecimals, getSmallestUnit } from '../invoice-facts.ts';
import { createSum } from '../recompute-sums.ts';
import type { Leaf } from './leaves.ts';

/** A figure of the file. */
export interface Stated {
  readonly value: Decimal;
  readonly leaf: Leaf;
}

export interface StatedLine {
  readonly quantity: Stated | undefined;
  readonly unitPrice: Stated | undefined;
  readonly baseQuantity: Stated | undefined;
  readonly amount: Stated | undefined;
  /** Charges less allowances of the line. */
  readonly charges: Decimal;
}

interface StatedTax {
  readonly rate: Stated | undefined;
  readonly base: Stated | undefined;
  readonly amount: Stated | undefined;
}

export type TotalName =
  | 'lines'
  | 'allowances'
  | 'charges'
  | 'net'
  | 'tax'
  | 'gross'
  | 'prepaid'
  | 'rounding'
  | 'due';

export interface StatedInvoice {
  readonly lines: readonly StatedLine[];
  readonly taxes: readonly StatedTax[];
  readonly allowances: readonly Stated[];
  readonly charges: readonly Stated[];
  readonly totals: Readonly<Partial<Record<TotalName, Stated>>>;
  readonly currency: string | undefined;
}

/** Reads a figure as XML writes it. */
export function readStated(leaf: Leaf | undefined): Stated | undefined {
  const value = leaf && parseDecimal(leaf.value);
  return leaf && value ? { leaf, value } : undefined;
}

/** The sum rules BR-CO-10 to BR-CO-17 of EN 16931, as far as their figures are there, and quantity times price of each line. */
export function recomputeEInvoiceSums(invoice: StatedInvoice): readonly InvoiceSum[] {
  const { totals } = invoice;
  const check = (
    rule: string,
    label: string,
    name: TotalName,
    terms: readonly (Stated | undefined)[],
    signs: readonly number[] = [],
  ): readonly InvoiceSum[] =>
    compareTotal({ rule, label, stated: totals[name], terms, signs, currency: invoice.currency });
  const hasParts = totals.lines !== undefined;
  return [
    ...invoice.lines.flatMap((line) => checkLine(line)),
    ...check(
      'BR-CO-10',
      'Sum of the lines',
      'lines',
      invoice.lines.map(({ amount }) => amount),
    ),
    ...(invoice.allowances.length > 0
      ? check('BR-CO-11', 'Sum of the allowances', 'allowances', invoice.allowances)
      : []),
    ...(invoice.charges.length > 0
      ? check('BR-CO-12', 'Sum of the charges', 'charges', invoice.charges)
      : []),
    ...(hasParts
      ? check(
          'BR-CO-13',
          'Total without VAT',
          'net',
          [totals.lines, totals.allowances, totals.charges],
          [1, -1, 1],
        )
      : []),
    ...(invoice.taxes.length > 0
      ? check(
          'BR-CO-14',
          'Sum of the VAT',
          'tax',
          invoice.taxes.map(({ amount }) => amount),
        )
      : []),
    ...(totals.net ? check('BR-CO-15', 'Total with VAT', 'gross', [totals.net, totals.tax]) : []),
    ...(totals.gross
      ? check(
          'BR-CO-16',
          'Amount due',
          'due',
          [totals.gross, totals.prepaid, totals.rounding],
          [1, -1, 1],
        )
      : []),
    ...invoice.taxes.flatMap((tax) => checkTax(tax, invoice.currency)),
  ];
}

/** Amounts without decimals are rounded to whole units of the currency. */
const unit: Decimal = { units: 1n, scale: 0 };

interface Compared {
  readonly rule: string;
  readonly label: string;
  readonly stated: Stated | undefined;
  readonly terms: readonly (Stated | undefined)[];
  readonly signs: readonly number[];
  readonly currency: string | undefined;
}

function compareTotal({
  rule,
  label,
  stated,
  terms,
  signs,
  currency,
}: Compared): readonly InvoiceSum[] {
  const present = terms.flatMap((term, at) =>
    term && !(at > 0 && signs.length > 0 && term.value.units === 0n)
      ? [{ term, sign: signs[at] ?? 1 }]
      : [],
  );
  if (!stated || present.length === 0) return [];
  const computed = present.reduce(
    (sum, { term, sign }) => (sign < 0 ? subtract(sum, term.value) : add(sum, term.value)),
    zero,
  );
  const left =
    present.length > 8
      ? `sum of ${present.length} figures`
      : present
          .map(
            ({ term, sign }, at) =>
              `${at === 0 ? '' : sign < 0 ? ' - ' : ' + '}${formatDecimal(term.value)}`,
          )
          .join('');
  // Amounts are rounded to the currency's decimals; a rule holds when its sides are equal so rounded.
  const decimals = countDecimals(currency);
  return [
    createSum({
      rule,
      label,
      left,
      computed: round(computed, decimals),
      stated: stated.value,
      tolerance: zero,
      evidence: [stated, ...present.map(({ term }) => term)].map(({ leaf }) => leaf.evidence),
    }),
  ];
}

function checkLine({
  quantity,
  unitPrice,
  baseQuantity,
  amount,
  charges,
}: StatedLine): readonly InvoiceSum[] {
  if (!quantity || !unitPrice || !amount) return [];
  const full = multiply(quantity.value, unitPrice.value);
  const divided =
    baseQuantity && baseQuantity.value.units !== 0n ? divide(full, baseQuantity.value, 6) : full;
  // EN 16931 does not check this sum, and senders differ in whether the base quantity is divided by and what the price includes.
  const readings = [add(divided, charges), add(full, charges), divided, full].map((reading) =>
    round(reading, 2),
  );
  const tolerance =
    round(amount.value, 0).units * 10n ** BigInt(amount.value.scale) === amount.value.units
      ? unit
      : { units: 2n, scale: 2 };
  const computed =
    readings.find((reading) => isNear(reading, amount.value, tolerance)) ??
    round(add(divided, charges), 2);
  const per =
    baseQuantity && formatPlain(baseQuantity.value) !== '1'
      ? ` / ${formatPlain(baseQuantity.value)}`
      : '';
  const extra =
    charges.units === 0n
      ? ''
      : charges.units < 0n
        ? ` - ${formatDecimal({ units: -charges.units, scale: charges.scale })}`
        : ` + ${formatDecimal(charges)}`;
  return [
    createSum({
      rule: 'line',
      label: 'Quantity times price',
      left: `${formatPlain(quantity.value)} × ${formatDecimal(parseDecimal(formatPlain(unitPrice.value)) ?? unitPrice.value)}${per}${extra}`,
      computed,
      stated: amount.value,
      tolerance,
      evidence: [amount.leaf.evidence, quantity.leaf.evidence, unitPrice.leaf.evidence],
    }),
  ];
}

/** The tolerance of BR-CO-17 is one unit of the currency. */
function checkTax(
  { rate, base, amount }: StatedTax,
  currency: string | undefined,
): readonly InvoiceSum[] {
  if (!rate || !base || !amount) return [];
  const computed = divide(
    multiply(base.value, rate.value),
    { units: 100n, scale: 0 },
    getSmallestUnit(currency).scale,
  );
  return [
    createSum({
      rule: 'BR-CO-17',
      label: `VAT at ${formatPlain(rate.value)} %`,
      left: `${formatDecimal(base.value)} × ${formatPlain(rate.value)} %`,
      computed,
      stated: amount.value,
      tolerance: { units: 1n, scale: 0 },
      evidence: [amount.leaf.evidence, base.leaf.evidence, rate.leaf.evidence],
    }),
  ];
}

/** Charges less allowances. */
export function sumCharges(
  entries: readonly { readonly isCharge: boolean; readonly amount: Stated }[],
): Decimal {
  return sumOf(
    entries.map(({ isCharge, amount }) =>
      isCharge ? amount.value : { units: -amount.value.units, scale: amount.value.scale },
    ),
  );
}
