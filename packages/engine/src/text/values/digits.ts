/** A number in digits without its marks: `1,234.50` has the whole part `1234` and the fraction `50`. */
export interface Digits {
  readonly whole: string;
  /** Empty if there are no decimals. */
  readonly fraction: string;
}

/** The mark before the decimals. */
export type DecimalMark = '.' | ',';

/** Thousands by threes with one mark, or as in India by twos before the last three. */
const grouped = /^(?:\d*|\d{1,3}([\s.,'’])\d{3}(?:\1\d{3})*|\d{1,2}(?:,\d{2})+,\d{3})$/;
/** `250,000,00` has a comma where the point before its cents belongs. */
const commaBeforeCents = /^\d{1,3}(?:,\d{3})+,\d{2}$/;

/**
 * Reads digits with marks between them: `1,234.56`, `1.234,56`, `1'234`, `1 234`, `1,50,000`, `.5`. Nothing for others,
 * such as `1.2.3`.
 * @param groupMarks The marks that separate thousands where a number leaves it open: `1,234` is 1234 if they include
 * the comma, and 1.234 if they do not.
 */
export function readDigits(words: string, groupMarks: string): Digits | undefined {
  const at = findDecimals(words, groupMarks);
  const whole = words.slice(0, at);
  const fraction = at === undefined ? '' : words.slice(at + 1);
  const isNumber =
    grouped.test(whole) && (at === undefined ? whole !== '' : /^\d+$/.test(fraction));
  if (!isNumber) return undefined;
  return { whole: whole.replace(/\D/g, '') || '0', fraction };
}

/** The marks that separate thousands where decimals stand after this one. */
export function getGroupMarks(decimalMark: DecimalMark): string {
  return decimalMark === ',' ? '.' : ',';
}

/** Where the mark before the decimals stands. */
function findDecimals(words: string, groupMarks: string): number | undefined {
  const last = Math.max(words.lastIndexOf('.'), words.lastIndexOf(','));
  if (last < 0) return undefined;
  const mark = words.charAt(last);
  const isRepeated = words.indexOf(mark) !== last;
  if (isRepeated) return commaBeforeCents.test(words) ? last : undefined;
  const isOpen = /^[1-9]\d{0,2}[.,]\d{3}$/.test(words);
  return isOpen && groupMarks.includes(mark) ? undefined : last;
}
