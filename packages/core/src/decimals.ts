/** Digits in groups of three: `1280.00` becomes `1,280.00`. No binary arithmetic touches the figure. */
export function formatDecimal(digits: string): string {
  const [whole = '', fraction] = digits.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return (fraction === undefined ? grouped : `${grouped}.${fraction}`).replace('-', '−');
}

/** A rate in percent without needless zeros: `15.00` becomes `15 %`. */
export function formatRate(digits: string): string {
  const short = digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;
  return `${formatDecimal(short)} %`;
}
