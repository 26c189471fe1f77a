import { type Decimal, subtract } from '../../../text/values/decimal.ts';
import { type Column, showExact } from '../column.ts';
import { roundedName } from '../column-names.ts';
import { countDecimals, type Figure, isWithin, toExact } from '../figure.ts';

/** How a stated figure stands to the one worked out. `rounded`: their difference can come from rounding. */
export type SumVerdict = 'right' | 'rounded' | 'doubtful' | 'wrong';

/** What a sum is judged by. */
export interface SumTerms {
  readonly column: Column;
  readonly stated: Figure;
  readonly computed: Decimal;
  /** How many figures were added. */
  readonly count: number;
  /** Words above the table. */
  readonly caption: string;
}

/**
 * Compares a stated sum with the one worked out. Where figures are rounded each may be half a unit of its last place
 * off, so that `count` of them allow a difference of `count / 2` units; cents are compared exactly.
 */
export function judgeSum({ column, stated, computed, count, caption }: SumTerms): SumVerdict {
  const exact = toExact(stated);
  const scale = column.decimals;
  if (isWithin(exact, computed, { halves: 0, scale })) return 'right';
  const isNear = isWithin(exact, computed, { halves: count, scale });
  if (!isNear) return 'wrong';
  const isStoredFiner = stated.scale > stated.shownScale || computed.scale > scale;
  const isRounded =
    scale === 1 ||
    isStoredFiner ||
    column.type === 'percent' ||
    roundedName.test(column.name) ||
    roundedName.test(caption);
  if (isRounded) return 'rounded';
  return scale === 0 ? 'doubtful' : 'wrong';
}

/** Whether a figure is the mean of so many others, to one unit of its last place. */
export function isMean({ column, stated, computed, count }: SumTerms): boolean {
  const times = { units: BigInt(stated.units) * BigInt(count), scale: stated.scale };
  return count > 1 && isWithin(times, computed, { halves: 2 * count, scale: column.decimals });
}

/** By how much the stated figure is off, in words: `$2,000.00 too much`. */
export function describeDifference({ column, stated, computed }: SumTerms): string {
  const difference = subtract(toExact(stated), computed);
  const isMore = difference.units > 0n;
  const amount = { units: isMore ? difference.units : -difference.units, scale: difference.scale };
  const decimals = countDecimals(amount, column.decimals);
  return `${showExact(column, amount, decimals)} too ${isMore ? 'much' : 'little'}`;
}

/** The sum worked out, as displayed. */
export function showComputed({ column, computed }: SumTerms): string {
  return showExact(column, computed, countDecimals(computed, column.decimals));
}

/** What two figures made of the same digits in another order suggest; empty for others. */
export function hintAtSwap(stated: string, computed: string): string {
  const sort = (words: string) => words.replace(/\D/g, '').split('').sort().join('');
  return stated !== computed && sort(stated) === sort(computed)
    ? ' Both have the same digits in another order, which points to a slip in typing.'
    : '';
}
