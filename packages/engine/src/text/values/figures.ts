/** Source of a pattern for a figure with its marks of grouping and decimals; it captures the figure. */
export const figure = "(\\d{1,3}(?: \\d{3})+(?![\\d,.]\\d|\\d)|\\.?\\d(?:[\\d,.']*\\d)?)";

const pointGrouped = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{1,2})?$/;
const commaGrouped = /^\d{1,3}(?:(?:,\d{3})+|(?:,\d{2})+,\d{3})(?:\.\d{1,6}|,\d{2})?$/;
const decimalComma = /^\d+,\d{1,2}$/;
const plain = /^\d*(?:\.\d{1,6})?$/;
const groupsByPoint = new Set(
  'EUR CHF DKK SEK NOK PLN BRL TRY CZK HUF RON IDR VND COP CLP ARS'.split(' '),
);

/**
 * The number a figure states: `1,234.56`, `1.234,56`, `1'234`, `1 234`, `1,50,000`. A single group after a point,
 * `1.234`, is thousands only in currencies of countries that write them so. Nothing for figures such as `1.2.3`.
 */
export function parseFigure(digits: string, currency: string): number | undefined {
  const bare = digits.replace(/[' ]/g, '');
  const groups = bare.split('.').length - 1;
  if (
    pointGrouped.test(bare) &&
    (groups > 1 || bare.includes(',') || groupsByPoint.has(currency))
  ) {
    return Number(bare.replaceAll('.', '').replace(',', '.'));
  }
  if (commaGrouped.test(bare)) return Number(bare.replace(/,(\d{2})$/, '.$1').replaceAll(',', ''));
  if (decimalComma.test(bare)) return Number(bare.replace(',', '.'));
  return plain.test(bare) ? Number(bare) : undefined;
}
