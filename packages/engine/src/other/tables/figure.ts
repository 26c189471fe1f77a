import { add, type Decimal, formatDecimal, round, subtract } from '../../text/values/decimal.ts';

/** An exact decimal number, `units / 10 ** scale`; units are a safe integer. */
export interface Figure {
  readonly units: number;
  readonly scale: number;
  /** Decimals that are shown; a sheet may store more, or show zeros. */
  readonly shownScale: number;
}

const mostScale = 12;
const mostFlat = 2 ** 52;

/** The number of a figure, as near as binary arithmetic has it. */
export function toNumber({ units, scale }: Pick<Figure, 'units' | 'scale'>): number {
  // Both are exact, so that the quotient is the number nearest to the digits.
  return scale === 0 ? units : units / 10 ** scale;
}

/** A stored number as the fifteen decimal digits that sheets count with. */
export function fromNumber(value: number, shownScale: number): Figure | undefined {
  if (!Number.isFinite(value)) return undefined;
  if (Number.isSafeInteger(value)) return { units: value, scale: 0, shownScale };
  const [mantissa = '0', power = '0'] = value.toExponential(14).split('e');
  const digits = mantissa.replace('.', '').replace(/0{1,14}$/, '');
  const places = digits.replace('-', '').length - 1 - Number(power);
  if (places < -3) return undefined;
  if (places <= 0) return { units: Number(digits) * 10 ** -places, scale: 0, shownScale };
  if (places <= mostScale) return { units: Number(digits), scale: places, shownScale };
  return { units: Math.round(value * 10 ** mostScale), scale: mostScale, shownScale };
}

/** A sum of figures that loses no digit. */
export interface ExactSum {
  readonly count: number;
  add(figure: Pick<Figure, 'units' | 'scale'>): void;
  get(): Decimal;
}

/** Starts a sum at zero. Plain numbers are added as long as they stay exact. */
export function createSum(): ExactSum {
  const flat: number[] = [];
  const carried: bigint[] = [];
  let count = 0;
  return {
    get count() {
      return count;
    },
    add({ units, scale }) {
      count += 1;
      const sum = (flat[scale] ?? 0) + units;
      if (Math.abs(sum) < mostFlat) {
        flat[scale] = sum;
        return;
      }
      carried[scale] = (carried[scale] ?? 0n) + BigInt(flat[scale] ?? 0) + BigInt(units);
      flat[scale] = 0;
    },
    get: () => {
      let total: Decimal = { units: 0n, scale: 0 };
      for (let scale = 0; scale < flat.length; scale += 1) {
        const units = BigInt(flat[scale] ?? 0) + (carried[scale] ?? 0n);
        if (units !== 0n) total = add(total, { units, scale });
      }
      return total;
    },
  };
}

/** A figure in the form that sums have. */
export function toExact({ units, scale }: Pick<Figure, 'units' | 'scale'>): Decimal {
  return { units: BigInt(units), scale };
}

/** Whether two numbers lie no further apart than so many half units of a decimal place. */
export function isWithin(
  a: Decimal,
  b: Decimal,
  { halves, scale }: { readonly halves: number; readonly scale: number },
): boolean {
  const { units, scale: place } = subtract(a, b);
  const distance = (units < 0n ? -units : units) * 2n * 10n ** BigInt(scale);
  return distance <= BigInt(halves) * 10n ** BigInt(place);
}

/** The number of an exact figure, as near as binary arithmetic has it. */
export function exactToNumber({ units, scale }: Decimal): number {
  return Number(`${units}e-${scale}`);
}

/** Digits as people read them, rounded half up to so many decimals: `1,204.50`. */
export function formatRounded(figure: Decimal, decimals: number): string {
  return formatDecimal(round(figure, decimals), decimals);
}

/** Decimals that show an exact figure whole, at least `fewest`; zeros at its end left out. */
export function countDecimals({ units, scale }: Decimal, fewest: number): number {
  let [rest, places] = [units, scale];
  while (places > fewest && rest % 10n === 0n) {
    rest /= 10n;
    places -= 1;
  }
  return Math.max(places, fewest);
}
