/**
 * Digits in groups of three: `1280.00` becomes `1,280.00`. No binary arithmetic touches the figure.
 *
 * @param digits - A decimal number with a period and an optional minus sign.
 * @returns The same digits with commas, and `−` for the minus sign.
 */
export function formatDecimal(digits: string): string {
  const [whole = '', fraction] = digits.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return (fraction === undefined ? grouped : `${grouped}.${fraction}`).replace('-', '−');
}

/**
 * A rate in percent without needless zeros: `15.00` becomes `15 %`.
 *
 * @param digits - A decimal number with a period.
 * @returns The rate with its sign: `15 %`.
 */
export function formatRate(digits: string): string {
  const short = digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;
  return `${formatDecimal(short)} %`;
}
