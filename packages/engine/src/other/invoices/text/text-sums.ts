import type { InvoiceSum } from '@clauselight/schema';
import {
  add,
  compare,
  type Decimal,
  divide,
  formatDecimal,
  formatPlain,
  multiply,
  round,
  subtract,
  sumOf,
} from '../../../text/values/decimal.ts';
import { getSmallestUnit } from '../invoice-facts.ts';
import { createSum } from '../recompute-sums.ts';
import type { FoundItem } from './find-items.ts';
import type { FoundTotals } from './find-totals.ts';

interface Summed {
  readonly items: readonly FoundItem[];
  readonly totals: FoundTotals;
  readonly currency: string | undefined;
}

const hundred: Decimal = { units: 100n, scale: 0 };

/**
 * Works the document's sums out again. In text only figures that stand for the same thing beyond doubt are compared:
 * the lines count when they add up to some total, or when every one of them was read whole.
 */
export function recomputeTextSums(summed: Summed): readonly InvoiceSum[] {
  return [
    ...sumLines(summed),
    ...checkLines(summed),
    ...checkTaxes(summed),
    ...sumTotals(summed),
    ...checkDue(summed),
  ];
}

function sumLines({ items, totals, currency }: Summed): readonly InvoiceSum[] {
  const amounts = items.flatMap(({ amount }) => amount ?? []);
  if (amounts.length < 2 || amounts.length < items.length) return [];
  const computed = sumOf(amounts);
  const candidates = [totals.net, totals.gross].filter((one) => one !== undefined);
  const equal = candidates.find(({ value }) => compare(value, computed) === 0);
  const areWhole = items.every(({ quantity, unitPrice }) => quantity && unitPrice);
  // A total with taxes is not what lines without them add up to.
  const whole = totals.net ?? (totals.taxes.length === 0 ? totals.gross : undefined);
  const stated = equal ?? (areWhole ? whole : undefined);
  if (stated === undefined) return [];
  const left =
    amounts.length > 6
      ? `sum of ${amounts.length} lines`
      : amounts.map((amount) => formatDecimal(amount)).join(' + ');
  return [
    createSum({
      rule: 'BR-CO-10',
      label: 'Lines add up to the total',
      left,
      computed,
      stated: stated.value,
      tolerance: getSmallestUnit(currency),
      evidence: [stated.evidence, ...items.map(({ evidence }) => evidence)],
    }),
  ];
}

/** Quantity times price is how a line was read, so a line that does not fit was not read so: only fitting ones are shown. */
function checkLines({ items }: Summed): readonly InvoiceSum[] {
  return items.slice(0, 200).flatMap((item) => {
    const { quantity, unitPrice, amount, discountRate, evidence } = item;
    if (!quantity || !unitPrice || !amount || quantity.units === 0n) return [];
    const full = multiply(quantity, unitPrice);
    const computed = round(
      discountRate ? divide(multiply(full, subtract(hundred, discountRate)), hundred, 4) : full,
      2,
    );
    const less = discountRate ? ` less ${formatPlain(discountRate)} %` : '';
    return [
      createSum({
        rule: 'line',
        label: 'Quantity times price',
        left: `${formatPlain(quantity)} × ${formatDecimal(unitPrice)}${less}`,
        computed,
        stated: amount,
        tolerance: { units: 1n, scale: 2 },
        evidence: [evidence],
      }),
    ];
  });
}

function checkTaxes({ totals }: Summed): readonly InvoiceSum[] {
  return totals.taxes.flatMap(({ rate, base, amount }) => {
    // A charge or discount of the whole changes the base, by how much is not certain.
    if (!rate || !base || base.units === 0n || totals.extras.length > 0) return [];
    const computed = divide(multiply(base, rate), hundred, 2);
    return [
      createSum({
        rule: 'BR-CO-17',
        label: `Tax at ${formatPlain(rate)} %`,
        left: `${formatDecimal(base)} × ${formatPlain(rate)} %`,
        computed,
        stated: amount.value,
        tolerance: { units: 1n, scale: 0 },
        evidence: [amount.evidence],
      }),
    ];
  });
}

function sumTotals({
  totals: { net, tax, gross, taxes, extras },
  currency,
}: Summed): readonly InvoiceSum[] {
  if (!net || !gross) return [];
  const parts = [...(tax ? [tax] : taxes.map(({ amount }) => amount)), ...extras];
  if (parts.length === 0) return [];
  const computed = parts.reduce((sum, { value }) => add(sum, value), net.value);
  return [
    createSum({
      rule: 'BR-CO-15',
      label: 'Net and tax make the total',
      left: [net, ...parts].map(({ value }) => formatDecimal(value)).join(' + '),
      computed,
      stated: gross.value,
      tolerance: getSmallestUnit(currency),
      evidence: [gross.evidence, net.evidence, ...parts.map(({ evidence }) => evidence)],
    }),
  ];
}

function checkDue({ totals: { gross, due, prepaid }, currency }: Summed): readonly InvoiceSum[] {
  if (!gross || !due || !prepaid || compare(gross.value, due.value) === 0) return [];
  const computed = subtract(
    gross.value,
    prepaid.value.units < 0n
      ? { units: -prepaid.value.units, scale: prepaid.value.scale }
      : prepaid.value,
  );
  return [
    createSum({
      rule: 'BR-CO-16',
      label: 'Total less what was paid',
      left: `${formatDecimal(gross.value)} - ${formatDecimal(prepaid.value)}`,
      computed,
      stated: due.value,
      tolerance: getSmallestUnit(currency),
      evidence: [due.evidence, gross.evidence, prepaid.evidence],
    }),
  ];
}
