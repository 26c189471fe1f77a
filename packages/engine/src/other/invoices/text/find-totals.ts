import {
  absolute,
  add,
  compare,
  type Decimal,
  isNear,
  multiply,
  negate,
  subtract,
  sumOf,
  zero,
} from '../../../text/values/decimal.ts';
import { type Amount, getKey, type Triple } from './find-amounts.ts';
import { type FoundTax, listTaxes } from './find-taxes.ts';

/** The sums an invoice ends with; `net` and `tax` may follow from others. */
export interface FoundTotals {
  readonly gross: Amount | undefined;
  readonly net: Amount | undefined;
  readonly tax: Amount | undefined;
  readonly due: Amount | undefined;
  readonly prepaid: Amount | undefined;
  readonly taxes: readonly FoundTax[];
  /** Charges and discounts of the whole that make the equation of net, tax and gross hold; discounts negative. */
  readonly extras: readonly Amount[];
}

const cent: Decimal = { units: 1n, scale: 2 };

/**
 * Picks the sums that fit: a gross whose net and tax are also stated is preferred to one that is only labeled so,
 * because invoices repeat "total" for parts and for what was paid.
 */
export function findTotals(amounts: readonly Amount[]): FoundTotals {
  const triples = listTriples(amounts);
  const whole = sumOf(triples.map((one) => one.gross.value));
  // One row for each rate: the total is what they make together.
  const summed =
    triples.length > 1
      ? amounts.findLast(({ role, value }) => role !== undefined && compare(value, whole) === 0)
      : undefined;
  const gross = summed ?? findGross(amounts, triples);
  if (gross === undefined) {
    return {
      gross: undefined,
      net: undefined,
      tax: undefined,
      due: undefined,
      prepaid: undefined,
      taxes: [],
      extras: [],
    };
  }
  const triple = triples.findLast((one) => compare(one.gross.value, gross.value) === 0);
  const parts = triple ?? (summed ? noParts : findParts(amounts, gross));
  const { net, tax } = parts.tax || summed ? parts : (findNeighbors(amounts, gross) ?? parts);
  return {
    gross,
    net,
    tax,
    due: findDue(amounts, gross),
    prepaid: amounts.findLast(({ role, value }) => role === 'prepaid' && value.units !== 0n),
    taxes: listTaxes(amounts, triples, { gross, net, tax }),
    extras: net && tax ? findExtras(amounts, subtract(gross.value, add(net.value, tax.value))) : [],
  };
}

/** Two sums beside each other, the smaller behind the larger, that make the gross. */
function findNeighbors(
  amounts: readonly Amount[],
  gross: Amount,
): Pick<FoundTotals, 'net' | 'tax'> | undefined {
  for (let index = amounts.length - 2; index >= 0; index -= 1) {
    const [net, tax] = [amounts[index], amounts[index + 1]];
    if (!net || !tax || net.row !== tax.row || tax.value.units === 0n) continue;
    if (
      compare(absolute(tax.value), absolute(net.value)) < 0 &&
      compare(add(net.value, tax.value), gross.value) === 0
    )
      return { net, tax };
  }
  return undefined;
}

const noParts = { net: undefined, tax: undefined } as const;

/** The fewest charges, discounts and roundings, of the last eight, that make up a difference. */
function findExtras(amounts: readonly Amount[], difference: Decimal): readonly Amount[] {
  if (difference.units === 0n) return [];
  const some = amounts
    .filter(
      ({ role, value }) =>
        (role === 'charge' || role === 'discount' || role === 'rounding') && value.units !== 0n,
    )
    .slice(-8)
    .map((amount) =>
      amount.role === 'discount' && amount.value.units > 0n
        ? { ...amount, value: negate(amount.value) }
        : amount,
    );
  const sets = Array.from({ length: 2 ** some.length }, (_, bits) =>
    some.filter((_one, at) => (bits >> at) % 2 === 1),
  );
  return (
    sets
      .sort((a, b) => a.length - b.length)
      .find((set) => compare(sumOf(set.map(({ value }) => value)), difference) === 0) ?? []
  );
}

/** Rows of at least three amounts in which two adjacent ones add up to the next or the last. */
function listTriples(amounts: readonly Amount[]): readonly Triple[] {
  return groupByRow(amounts).flatMap((row) => {
    const sums = row.filter(({ isMoney }) => isMoney);
    const gross = sums.at(-1);
    for (let index = sums.length - 3; gross && index >= 0; index -= 1) {
      const [net, tax] = [sums[index], sums[index + 1]];
      if (net && tax && isTriple(net, tax, gross)) return [{ net, tax, gross }];
    }
    return [];
  });
}

function isTriple(net: Amount, tax: Amount, gross: Amount): boolean {
  if (tax.value.units === 0n && gross.role === undefined) return false;
  if (net.value.units === 0n || compare(absolute(tax.value), absolute(net.value)) > 0) return false;
  return compare(add(net.value, tax.value), gross.value) === 0;
}

function groupByRow(amounts: readonly Amount[]): readonly (readonly Amount[])[] {
  const rows = new Map<number, Amount[]>();
  for (const amount of amounts) rows.set(amount.row, [...(rows.get(amount.row) ?? []), amount]);
  return [...rows.values()].filter((row) => row.length < 12);
}

const weights: Readonly<Partial<Record<NonNullable<Amount['role']>, number>>> = {
  gross: 6,
  due: 5,
  total: 4,
  subtotal: 1.5,
  net: 1,
};

function findGross(amounts: readonly Amount[], triples: readonly Triple[]): Amount | undefined {
  const counts = new Map<string, number>();
  for (const { value } of amounts) counts.set(getKey(value), (counts.get(getKey(value)) ?? 0) + 1);
  const nets = new Set(
    amounts.flatMap(({ role, value }) => (isPartOfSum(role) ? [getKey(value)] : [])),
  );
  const taxes = amounts
    .filter(({ role, value }) => role === 'tax' && value.units !== 0n)
    .slice(-40);
  const inTriple = new Set(triples.map(({ gross }) => getKey(gross.value)));
  const last = amounts.at(-1)?.row ?? 0;
  let best: Amount | undefined;
  let bestMark = 0;
  for (const amount of amounts) {
    const { role, value, row } = amount;
    const isTriple = inTriple.has(getKey(value));
    const weight = role === undefined ? (isTriple ? 2 : 0) : (weights[role] ?? 0);
    if (weight === 0) continue;
    const fits = isTriple || taxes.some((tax) => nets.has(getKey(subtract(value, tax.value))));
    const mark =
      weight +
      (fits ? 4 : 0) +
      Math.min(counts.get(getKey(value)) ?? 0, 3) * 0.5 +
      row / (last + 1) -
      (value.units === 0n ? 5 : 0) -
      (amount.isLastOfRow ? 0 : 1);
    if (
      mark > bestMark ||
      (mark > bestMark - 1.2 &&
        best &&
        role === best.role &&
        compare(absolute(value), absolute(best.value)) > 0)
    ) {
      [best, bestMark] = [amount, mark];
    }
  }
  return best ?? findLargest(amounts);
}

/** Where no words tell, the largest sum with decimals, if it is stated at least beside a currency. */
function findLargest(amounts: readonly Amount[]): Amount | undefined {
  let best: Amount | undefined;
  for (const amount of amounts) {
    if (
      amount.isMoney &&
      amount.role !== 'prepaid' &&
      (!best || compare(absolute(amount.value), absolute(best.value)) > 0)
    )
      best = amount;
  }
  return best;
}

function isPartOfSum(role: Amount['role']): boolean {
  return role === 'net' || role === 'subtotal' || role === 'total' || role === undefined;
}

/** Net and tax that make the gross together; else whichever of them is labeled. */
function findParts(amounts: readonly Amount[], gross: Amount): Pick<FoundTotals, 'net' | 'tax'> {
  const isBelow = ({ value }: Amount) => compare(absolute(value), absolute(gross.value)) <= 0;
  const nets = amounts
    .filter(
      (amount) =>
        (amount.role === 'net' || amount.role === 'subtotal' || amount.role === 'total') &&
        amount.value.units !== 0n &&
        isBelow(amount),
    )
    .slice(-60);
  const taxes = amounts.filter((amount) => amount.role === 'tax' && isBelow(amount)).slice(-60);
  for (const net of nets.toReversed()) {
    const difference = subtract(gross.value, net.value);
    const tax = taxes.findLast(({ value }) => isNear(value, difference, cent));
    if (tax && (difference.units !== 0n || net.role !== 'total')) return { net, tax };
  }
  return findLooseParts({ nets, taxes, gross, amounts });
}

interface Parts {
  readonly nets: readonly Amount[];
  readonly taxes: readonly Amount[];
  readonly gross: Amount;
  readonly amounts: readonly Amount[];
}

/** Several taxes may add up to one; the net amount beside the tax may have no label. */
function findLooseParts({ nets, taxes, gross, amounts }: Parts): Pick<FoundTotals, 'net' | 'tax'> {
  const distinct = [
    ...new Map(
      taxes
        .filter(({ value }) => value.units !== 0n)
        .map((tax) => [`${getKey(tax.value)} ${tax.words}`, tax]),
    ).values(),
  ];
  const all = distinct.reduce((sum, { value }) => add(sum, value), zero);
  const net = nets.findLast(({ value }) => compare(add(value, all), gross.value) === 0);
  if (net && all.units !== 0n) return { net, tax: undefined };
  // After a discount the net amount need not be stated: what is left without the taxes is net.
  const untaxed = subtract(gross.value, all);
  const isReduced = nets.some(
    ({ value }) => findExtras(amounts, subtract(untaxed, value)).length > 0,
  );
  if (isReduced && distinct.length > 1) return noParts;
  const unnamed = distinct.map((tax) => ({
    tax,
    net: amounts.findLast(
      ({ role, value }) => role === undefined && compare(add(value, tax.value), gross.value) === 0,
    ),
  }));
  const found = unnamed.find((one) => one.net !== undefined);
  if (found) return found;
  const stated =
    nets.findLast(({ role }) => role === 'net') ?? nets.findLast(({ role }) => role === 'subtotal');
  const tax =
    distinct.find(({ value, rate }) => isPlausibleTax(value, gross.value, rate)) ??
    taxes.find(({ value }) => value.units === 0n);
  return { net: stated, tax };
}

/** At most two fifths of the gross amount, and what the rate gives, if there is one. */
function isPlausibleTax(tax: Decimal, gross: Decimal, rate: Decimal | undefined): boolean {
  if (
    compare(
      multiply(absolute(tax), { units: 5n, scale: 0 }),
      multiply(absolute(gross), { units: 2n, scale: 0 }),
    ) > 0
  )
    return false;
  if (rate === undefined) return true;
  // gross * rate = tax * (100 + rate), within a unit of the currency.
  const left = multiply(gross, rate);
  const right = multiply(tax, add(rate, { units: 100n, scale: 0 }));
  return isNear(left, right, { units: 150n, scale: 0 });
}

function findDue(amounts: readonly Amount[], gross: Amount): Amount | undefined {
  if (gross.role === 'due') return gross;
  const all = amounts.filter(({ role }) => role === 'due');
  return all.findLast(({ value }) => compare(value, gross.value) === 0) ?? all.at(-1);
}
