import {
  absolute,
  compare,
  type Decimal,
  isNear,
  multiply,
  subtract,
  sumOf,
} from '../../../text/values/decimal.ts';
import { type Amount, getKey, type Triple } from './find-amounts.ts';

/** The tax at one rate, as the document states it. */
export interface FoundTax {
  readonly rate: Decimal | undefined;
  readonly base: Decimal | undefined;
  readonly amount: Amount;
}

/** The sums that were picked. */
type Chosen = {
  readonly gross: Amount;
  readonly net: Amount | undefined;
  readonly tax: Amount | undefined;
};

/** Rows with a rate, a base and a tax that fit together; else the tax alone. */
export function listTaxes(
  amounts: readonly Amount[],
  triples: readonly Triple[],
  chosen: Chosen,
): readonly FoundTax[] {
  const found = new Map<string, FoundTax>();
  const untaxed = subtract(chosen.gross.value, sumTaxes(amounts));
  for (const amount of amounts) {
    if (amount.role !== 'tax' || amount.rate === undefined || amount.value.units === 0n) continue;
    if (compare(absolute(amount.value), absolute(chosen.gross.value)) > 0) continue;
    const base = findBase(amount, amounts, { net: chosen.net, untaxed });
    if (base !== undefined)
      found.set(`${getKey(amount.rate)} ${amount.words.slice(0, 12)}`, {
        rate: amount.rate,
        base,
        amount,
      });
  }
  for (const { net, tax, gross } of found.size === 0 ? triples : []) {
    const rate = [tax.rate, ...tax.rowFigures].find(
      (one) => one && isTaxOn(net.value, one, tax.value),
    );
    const isPart = compare(absolute(gross.value), absolute(chosen.gross.value)) <= 0;
    if (rate && rate.units !== 0n && isPart)
      found.set(getKey(rate), { rate, base: net.value, amount: tax });
  }
  if (found.size > 0) return [...found.values()];
  const { net, tax } = chosen;
  if (!tax) return [];
  const rate = tax.rate ?? tax.rowFigures.find((one) => net && isTaxOn(net.value, one, tax.value));
  return [{ rate, base: net?.value, amount: tax }];
}

function findBase(
  tax: Amount,
  amounts: readonly Amount[],
  { net, untaxed }: { readonly net: Amount | undefined; readonly untaxed: Decimal },
): Decimal | undefined {
  const { rate } = tax;
  if (rate === undefined) return undefined;
  if (net && isTaxOn(net.value, rate, tax.value)) return net.value;
  const stated = amounts.find(
    (other) =>
      Math.abs(other.row - tax.row) <= 2 && other !== tax && isTaxOn(other.value, rate, tax.value),
  )?.value;
  // After a discount the taxed sum itself need not be stated.
  return stated ?? (isTaxOn(untaxed, rate, tax.value) ? untaxed : undefined);
}

/** All taxes together, each once. */
function sumTaxes(amounts: readonly Amount[]): Decimal {
  const taxes = amounts.filter(({ role }) => role === 'tax');
  const distinct = new Map(taxes.map((tax) => [`${getKey(tax.value)} ${tax.words}`, tax.value]));
  return sumOf([...distinct.values()]);
}

/** Whether a tax is its rate of a base, within two hundredths. */
export function isTaxOn(base: Decimal, rate: Decimal, tax: Decimal): boolean {
  return isNear(multiply(base, rate), multiply(tax, { units: 100n, scale: 0 }), {
    units: 2n,
    scale: 0,
  });
}
