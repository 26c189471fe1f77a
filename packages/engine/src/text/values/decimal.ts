/** An exact decimal number: `units / 10 ** scale`. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

export const zero: Decimal = { units: 0n, scale: 0 };

/** Reads digits with a full stop as decimal mark, for example `-12.50`; nothing for other words or over 30 digits. */
export function parseDecimal(words: string): Decimal | undefined {
  const match = /^([+-]?)(\d{0,20})(?:\.(\d{0,10}))?$/.exec(words.trim());
  if (!match || `${match[2]}${match[3] ?? ''}` === '') return undefined;
  const digits = `${match[2]}${match[3] ?? ''}`;
  const units = BigInt(digits);
  return { units: match[1] === '-' ? -units : units, scale: (match[3] ?? '').length };
}

export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { units: raise(a, scale) + raise(b, scale), scale };
}

export function negate(a: Decimal): Decimal {
  return { units: -a.units, scale: a.scale };
}

export function subtract(a: Decimal, b: Decimal): Decimal {
  return add(a, negate(b));
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, scale: a.scale + b.scale };
}

/** The quotient to so many decimals, halves away from zero. Throws for a divisor of zero. */
export function divide(a: Decimal, b: Decimal, scale: number): Decimal {
  const numerator = a.units * 10n ** BigInt(b.scale + scale + 1);
  const denominator = b.units * 10n ** BigInt(a.scale);
  return round({ units: numerator / denominator, scale: scale + 1 }, scale);
}

/** Rounded to so many decimals, halves away from zero. */
export function round(a: Decimal, scale: number): Decimal {
  if (a.scale <= scale) return { units: raise(a, scale), scale };
  const factor = 10n ** BigInt(a.scale - scale);
  const half = a.units < 0n ? -factor / 2n : factor / 2n;
  return { units: (a.units + half) / factor, scale };
}

export function sumOf(values: readonly Decimal[]): Decimal {
  return values.reduce(add, zero);
}

/** Negative, zero or positive as `a` is below, equal to or above `b`. */
export function compare(a: Decimal, b: Decimal): number {
  const { units } = subtract(a, b);
  return units < 0n ? -1 : units > 0n ? 1 : 0;
}

export function absolute(a: Decimal): Decimal {
  return a.units < 0n ? negate(a) : a;
}

/** Whether two numbers lie no further apart than `tolerance`. */
export function isNear(a: Decimal, b: Decimal, tolerance: Decimal): boolean {
  return compare(absolute(subtract(a, b)), tolerance) <= 0;
}

/** Digits with a full stop, all decimals kept: `-12.50`. */
export function toDigits({ units, scale }: Decimal): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const sign = units < 0n ? '-' : '';
  return scale === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-scale)}`;
}

/** As people read it: `1,204.50`, with at least so many decimals. */
export function formatDecimal(value: Decimal, decimals = 2): string {
  const [whole = '0', part] = toDigits(
    value.scale < decimals ? round(value, decimals) : value,
  ).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return part === undefined ? grouped : `${grouped}.${part}`;
}

/** Without zeros at the end: `19`, `5.5`. */
export function formatPlain(value: Decimal): string {
  const digits = toDigits(value);
  return digits.includes('.') ? digits.replace(/\.?0{1,20}$/, '') : digits;
}

function raise(a: Decimal, scale: number): bigint {
  return a.units * 10n ** BigInt(scale - a.scale);
}
