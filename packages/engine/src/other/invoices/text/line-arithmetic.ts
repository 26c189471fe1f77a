import { compare, type Decimal, isNear, multiply, subtract } from '../../../text/values/decimal.ts';
import type { FormFigure } from '../../../text/values/form-figures.ts';
import { isTaxOn } from './find-taxes.ts';

/** Quantity and price of a line, and the figure that is the quantity. */
interface Pair {
  readonly quantity: Decimal;
  readonly price: Decimal;
  readonly figure: FormFigure;
}

/** Two figures whose product is the amount: the one with fewer decimals, or first, is the quantity. */
export function findPair(
  sums: readonly FormFigure[],
  amount: Decimal,
  discount: Decimal | undefined,
): Pair | undefined {
  const some = sums.slice(0, 10);
  for (const [index, first] of some.entries()) {
    for (const second of some.slice(index + 1)) {
      if (!isProduct(first.value, second.value, amount, discount)) continue;
      const isReversed = first.isMoney && !second.isMoney;
      const [quantity, price] = isReversed ? [second, first] : [first, second];
      return { quantity: quantity.value, price: price.value, figure: quantity };
    }
  }
  const only = some[0];
  if (some.length === 1 && only && !only.isMoney && only.value.units > 0n) return undefined;
  return undefined;
}

function isProduct(
  a: Decimal,
  b: Decimal,
  amount: Decimal,
  discount: Decimal | undefined,
): boolean {
  const product = multiply(a, b);
  // Nothing times any price is nothing: only a whole quantity is believed then.
  if (amount.units === 0n && product.units === 0n) return a.units !== 0n || b.units !== 0n;
  const cent = { units: 1n, scale: 2 };
  if (isNear(product, amount, cent)) return true;
  if (discount === undefined || discount.units === 0n) return false;
  const share = subtract({ units: 100n, scale: 0 }, discount);
  return isNear(multiply(product, share), multiply(amount, { units: 100n, scale: 0 }), {
    units: 1n,
    scale: 0,
  });
}

/** The percentage by which quantity times price is more than the amount. */
export function findDiscount(
  sums: readonly FormFigure[],
  figures: readonly FormFigure[],
): Decimal | undefined {
  const amount = sums.at(-1)?.value;
  const candidates = [...figures.filter(({ isPercent }) => isPercent), ...sums.slice(2, -1)];
  const [quantity, price] = sums;
  if (!amount || !quantity || !price) return undefined;
  return candidates.find(
    ({ value }) =>
      value.units > 0n &&
      compare(value, { units: 100n, scale: 0 }) < 0 &&
      isProduct(quantity.value, price.value, amount, value) &&
      !isProduct(quantity.value, price.value, amount, undefined),
  )?.value;
}

/** A rate without a percent sign, between the net sum and the tax that it makes. */
export function findBareRate(sums: readonly FormFigure[]): Decimal | undefined {
  for (const [index, { value, isMoney }] of sums.entries()) {
    const [net, tax] = [sums[index - 1], sums[index + 1]];
    if (!isMoney && net && tax && value.units > 0n && isTaxOn(net.value, value, tax.value))
      return value;
  }
  return undefined;
}
