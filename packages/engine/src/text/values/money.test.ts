import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, listMoney } from './money.ts';

function read(text: string): readonly string[] {
  return listMoney(text).map(({ amount, currency }) => formatMoney(amount, currency));
}

describe('amounts of money', () => {
  it.each([
    ['$120,000.00', 'USD 120,000.00'],
    ['US$ 1.5 million', 'USD 1,500,000.00'],
    ['U.S. $5,000', 'USD 5,000.00'],
    ['USD $5,000', 'USD 5,000.00'],
    ['EUR 1.000.000,00', 'EUR 1,000,000.00'],
    ['EUR 1.000', 'EUR 1,000.00'],
    ['$1.125', 'USD 1.125'],
    ["1'000 CHF", 'CHF 1,000.00'],
    ['12,50 €', 'EUR 12.50'],
    ['EUR 1 500 000', 'EUR 1,500,000.00'],
    ['Rs. 1,50,000', 'INR 150,000.00'],
    ['INR 2 crore', 'INR 20,000,000.00'],
    ['RMB500,000', 'CNY 500,000.00'],
    ['£2.5m', 'GBP 2,500,000.00'],
    ['$3MM', 'USD 3,000,000.00'],
    ['$20k', 'USD 20,000.00'],
    ['10,000 euros', 'EUR 10,000.00'],
    ['200,000 U.S. Dollars', 'USD 200,000.00'],
    ['C$99', 'CAD 99.00'],
    ['$55 CAD', 'CAD 55.00'],
    ['$250,000,00', 'USD 250,000.00'],
    ['$.05', 'USD 0.05'],
    ['$0.000125', 'USD 0.000125'],
    ['fifty cents', 'USD 0.50'],
    ['75 cents', 'USD 0.75'],
    ['five million dollars', 'USD 5,000,000.00'],
    ['one hundred and twenty-five thousand Swiss francs', 'CHF 125,000.00'],
    ['Two Hundred Thousand and 50/100 Dollars', 'USD 200,000.50'],
    ['4.500 €', 'EUR 4,500.00'],
    ['4,500 €', 'EUR 4,500.00'],
    ['4.500,- €', 'EUR 4,500.00'],
    ['1 234,56 €', 'EUR 1,234.56'],
    ['1’234.50 CHF', 'CHF 1,234.50'],
    ['EUR 1.2m', 'EUR 1,200,000.00'],
    ['14.5 million dollars', 'USD 14,500,000.00'],
    ['2,5 Mio. EUR', 'EUR 2,500,000.00'],
    ['$1.5B', 'USD 1,500,000,000.00'],
    ['$ 1 000', 'USD 1,000.00'],
    ['Can$ 45', 'CAD 45.00'],
    ['$1,000 Australian dollars', 'AUD 1,000.00'],
    ['500 Australian dollars', 'AUD 500.00'],
    ['Ksh 5,000', 'KES 5,000.00'],
    ['Rupees Twenty Eight Thousand only', 'INR 28,000.00'],
    ['two crore rupees', 'INR 20,000,000.00'],
    ['Rs.5,00,000/- (Rupees Five Lakhs only)', 'INR 500,000.00'],
    ['R148 500', 'ZAR 148,500.00'],
    ['R12 500,50', 'ZAR 12,500.50'],
    ['R 1,250.00', 'ZAR 1,250.00'],
    ['R2.5 million', 'ZAR 2,500,000.00'],
    ['RM 2,500', 'MYR 2,500.00'],
    ['Rp12.500.000', 'IDR 12,500,000.00'],
    ['4 500 zł', 'PLN 4,500.00'],
    ['4.500,50 zł', 'PLN 4,500.50'],
    ['12 000 Kč', 'CZK 12,000.00'],
    ['300 lei', 'RON 300.00'],
  ])('%s is %s', (text, expected) => {
    expect(read(`The amount is ${text} in all.`)).toEqual([expected]);
  });

  it.each([
    'Two Hundred Thousand Dollars ($200,000)',
    'Two Hundred Thousand ($200,000)',
    'TWO HUNDRED THOUSAND AND NO/100 DOLLARS ($200,000.00)',
    'two hundred thousand United States Dollars (US$ 200,000)',
    '$200,000 (two hundred thousand dollars)',
    'USD 200,000 (US Dollars Two Hundred Thousand only)',
    'US Dollars Two Hundred Thousand (USD 200,000)',
    'USD two hundred thousand (USD 200,000)',
    'two-hundred-thousand dollars ($200,000USD)',
    'Two Hundred Thousand (US 200,000)',
  ])('takes words and figure for one amount: %s', (text) => {
    const sentence = `The amount is ${text}, no more.`;
    const found = listMoney(sentence);
    expect(found.map(({ amount }) => amount)).toEqual([200_000]);
    expect(found.map(({ from, to }) => sentence.slice(from, to))).toEqual([text]);
  });

  it.each([
    ['$10-$20', ['USD 10.00', 'USD 20.00']],
    ['$10 to $20 million', ['USD 10,000,000.00', 'USD 20,000,000.00']],
    ['$18.00 501 and $ 18 501', ['USD 18.00', 'USD 18.00']],
    ['$500,000 to $1 million', ['USD 500,000.00', 'USD 1,000,000.00']],
    ['$5,000 and EUR 3,000', ['USD 5,000.00', 'EUR 3,000.00']],
  ])('reads each of %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    'Section 4.2',
    'the (3) dollar sizes',
    'a (3) dollar size',
    'the dollar amount of section 3',
    'a fee of $[***]',
    'a fee of $____',
    'a fee of $1,___',
    'a loss of -$5,000',
    'a loss of $(5,000)',
    '1,200 ($5,000)',
    'in the year 2008 $ [***]',
    'weighs 40 pounds',
    'version PHP 7 of the software',
    'TRY 2 times',
    'five hundred shares',
    'the coolant R134a and R22',
    'Annex R 1 and Form R1500',
    'rooms RM 12 and RM 200',
    'a loss of -R1,500',
    'a rent of 8 500 kr',
    'the code LEI 5493001',
    'a hike of 10,000 Ft',
  ])('finds none in: %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('reads a bare $ as the dollar it is told', () => {
    expect(listMoney('$5 and US$5', { dollar: 'CAD' }).map(({ currency }) => currency)).toEqual([
      'CAD',
      'USD',
    ]);
  });

  it.each(['8 500 kr', '8.500 kr.', '8.500,- kr', 'kr 8 500', 'kr. 8.500,00'])(
    'reads kr as the currency it is told: %s',
    (words) => {
      const found = listMoney(`The rent is ${words} a month.`, { dollar: 'USD', crown: 'DKK' });
      expect(found.map(({ amount, currency }) => [amount, currency])).toEqual([[8500, 'DKK']]);
    },
  );

  it('reads what it formats, whatever the amount', () => {
    const marks = fc.constantFrom('$', '€', '£', 'CHF ', 'EUR ', 'HK$');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), marks, (cents, mark) => {
        const shown = formatMoney(cents / 100, 'XXX').slice(4);
        const found = listMoney(`pay ${mark}${shown} now`);
        expect(found.map(({ amount }) => amount)).toEqual([cents / 100]);
      }),
    );
  });

  it('gives spans in order that lie in the text and do not overlap', () => {
    const parts =
      '$|5|1,000| |(|)|five|million|dollars|EUR|.|-|and|cents|/100|US Dollars|hundred'.split('|');
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 60 }), (words) => {
        const text = `$5 ${words.join('')}`;
        let last = 0;
        for (const { from, to, amount } of listMoney(text)) {
          expect(from).toBeGreaterThanOrEqual(last);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(text.length);
          expect(Number.isFinite(amount)).toBe(true);
          last = to;
        }
      }),
    );
  });
});
