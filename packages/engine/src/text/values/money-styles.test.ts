import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listMoney } from './money.ts';

interface Style {
  /** The marks between thousands and before the decimals. */
  readonly group: string;
  readonly decimal: string;
  readonly currency: string;
  /** Writes the figure with its currency. */
  write(figure: string): string;
  /** Groups by twos above a thousand, as in India. */
  readonly isIndian?: boolean;
  /** Whether thousands need their decimals to be told from decimals. */
  readonly needsDecimals?: boolean;
}

const before = (mark: string) => (figure: string) => `${mark}${figure}`;
const after = (mark: string) => (figure: string) => `${figure}${mark}`;

/** How people write amounts, by locale. */
const styles: Readonly<Record<string, Style>> = {
  'en-US': { group: ',', decimal: '.', currency: 'USD', write: before('$') },
  'en-US code': { group: ',', decimal: '.', currency: 'USD', write: before('USD ') },
  'en-GB': { group: ',', decimal: '.', currency: 'GBP', write: before('£') },
  'en-IE': { group: ',', decimal: '.', currency: 'EUR', write: before('€') },
  'en-AU': { group: ',', decimal: '.', currency: 'AUD', write: before('A$') },
  'en-CA': { group: ',', decimal: '.', currency: 'CAD', write: before('C$') },
  'en-NZ': { group: ',', decimal: '.', currency: 'NZD', write: before('NZ$') },
  'en-SG': { group: ',', decimal: '.', currency: 'SGD', write: before('S$') },
  'en-HK': { group: ',', decimal: '.', currency: 'HKD', write: before('HK$') },
  'en-IN': { group: ',', decimal: '.', currency: 'INR', write: before('Rs. '), isIndian: true },
  'hi-IN': { group: ',', decimal: '.', currency: 'INR', write: before('₹'), isIndian: true },
  'de-DE': { group: '.', decimal: ',', currency: 'EUR', write: after(' €') },
  'de-AT': { group: '.', decimal: ',', currency: 'EUR', write: before('€ ') },
  'nl-NL': { group: '.', decimal: ',', currency: 'EUR', write: before('€ ') },
  'es-ES': { group: '.', decimal: ',', currency: 'EUR', write: after(' EUR') },
  'it-IT': { group: '.', decimal: ',', currency: 'EUR', write: before('EUR ') },
  'fr-FR': { group: ' ', decimal: ',', currency: 'EUR', write: after(' €') },
  'de-CH': { group: "'", decimal: '.', currency: 'CHF', write: before('CHF ') },
  'fr-CH': { group: '’', decimal: '.', currency: 'CHF', write: after(' CHF') },
  'sv-SE': { group: ' ', decimal: ',', currency: 'SEK', write: before('SEK ') },
  'da-DK': { group: '.', decimal: ',', currency: 'DKK', write: before('DKK ') },
  'pl-PL': { group: ' ', decimal: ',', currency: 'PLN', write: after(' PLN') },
  'pt-BR': { group: '.', decimal: ',', currency: 'BRL', write: before('R$ ') },
  'ja-JP': { group: ',', decimal: '.', currency: 'JPY', write: before('¥') },
  'pl-PL mark': { group: ' ', decimal: ',', currency: 'PLN', write: after(' zł') },
  'cs-CZ': { group: ' ', decimal: ',', currency: 'CZK', write: after(' Kč') },
  'ro-RO': { group: '.', decimal: ',', currency: 'RON', write: after(' lei') },
  'tr-TR': { group: '.', decimal: ',', currency: 'TRY', write: before('₺') },
};

function groupDigits(whole: string, { group, isIndian }: Style): string {
  if (isIndian !== true) return whole.replace(/\B(?=(\d{3})+(?!\d))/g, group);
  const [head, tail] = [whole.slice(0, -3), whole.slice(-3)];
  return head === '' ? tail : `${head.replace(/\B(?=(\d{2})+(?!\d))/g, group)}${group}${tail}`;
}

describe('amounts in the style of a locale', () => {
  const name = fc.constantFrom(...Object.keys(styles));
  const whole = fc.oneof(
    fc.integer({ min: 1000, max: 9_999_999 }),
    fc.integer({ min: 1, max: 999 }),
    fc.constantFrom(1000, 4500, 10_000, 100_000, 28_000, 1_000_000),
  );
  const cents = fc.option(fc.integer({ min: 0, max: 99 }), { nil: undefined });

  it('are read back, with and without cents', () => {
    fc.assert(
      fc.property(name, whole, cents, (locale, units, hundredths) => {
        const style = styles[locale];
        if (style === undefined) throw new Error(locale);
        const decimals =
          hundredths === undefined ? '' : `${style.decimal}${String(hundredths).padStart(2, '0')}`;
        const words = style.write(`${groupDigits(String(units), style)}${decimals}`);
        const found = listMoney(`The fee is ${words}, plus tax.`);
        expect(
          found.map(({ amount, currency }) => `${currency} ${amount}`),
          words,
        ).toEqual([`${style.currency} ${(100 * units + (hundredths ?? 0)) / 100}`]);
        expect(found[0]?.isOpen).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });

  it('are flagged where a figure may be a thousand times as much', () => {
    const mark = fc.constantFrom('$', '£', 'USD ', 'GBP ', 'A$');
    fc.assert(
      fc.property(
        mark,
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: 0, max: 999 }),
        (sign, a, b) => {
          const [found] = listMoney(
            `The fee is ${sign}${a}.${String(b).padStart(3, '0')}, plus tax.`,
          );
          expect(found?.isOpen).toBe(true);
        },
      ),
    );
  });
});
