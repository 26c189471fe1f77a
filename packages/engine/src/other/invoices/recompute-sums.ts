import type { Evidence, InvoiceSum } from '@clauselight/schema';
import {
  type Decimal,
  formatDecimal,
  isNear,
  subtract,
  toDigits,
} from '../../text/values/decimal.ts';

interface StatedSum {
  /** Rule of EN 16931, for example `BR-CO-15`. */
  readonly rule: string;
  readonly label: string;
  /** With the document's figures, without the result: `1,200.00 + 228.00`. */
  readonly left: string;
  readonly computed: Decimal;
  readonly stated: Decimal;
  readonly tolerance: Decimal;
  readonly evidence: readonly (Evidence | undefined)[];
}

/** A sum worked out again beside the figure the document states. */
export function createSum({
  rule,
  label,
  left,
  computed,
  stated,
  tolerance,
  evidence,
}: StatedSum): InvoiceSum {
  const isRight = isNear(computed, stated, tolerance);
  return {
    rule,
    label,
    equation: `${left} = ${formatDecimal(computed)}`,
    computed: toDigits(computed),
    stated: toDigits(stated),
    isRight,
    evidence: evidence.filter((one) => one !== undefined),
  };
}

/** Whether two amounts differ only in the order of two adjacent digits: 1,482 and 1,428. */
export function areDigitsSwapped(a: Decimal, b: Decimal): boolean {
  const { units } = subtract(a, b);
  const [first, second] = [formatDecimal(a), formatDecimal(b)];
  if (units === 0n || first.length !== second.length) return false;
  const differing = [...first].flatMap((digit, at) => (digit === second[at] ? [] : [at]));
  const [left, right] = differing;
  return (
    differing.length === 2 &&
    left !== undefined &&
    right !== undefined &&
    first[left] === second[right] &&
    first[right] === second[left]
  );
}
