import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../../test/build-source-text.ts';
import { findCurrency } from './find-currency.ts';
import { createPage } from './page.ts';

const find = (text: string, country?: string) =>
  findCurrency(createPage(buildSourceText(text)), country)?.code;

describe('the currency of an invoice', () => {
  it.each([
    ['Total € 12.00', 'EUR'],
    ['Total 12,00 zł', 'PLN'],
    ['Total CA$ 12.00', 'CAD'],
    ['Total US$ 12.00', 'USD'],
    ['Total RM 12.00', 'MYR'],
    ['Total Rp 12.000', 'IDR'],
    ['Canada, HST. Total $ 12.00', 'CAD'],
    ['GST 5 % $ 1.00, PST 7 % $ 1.40, total $ 22.40', 'CAD'],
    ['Toronto M5V 2T6. Total $ 12.00', 'CAD'],
    ['11/23/2024 14:32 PST, total $ 12.00', 'USD'],
    ['Pacific Ontario Grill, Ontario, CA 91761. Total $ 12.00', 'USD'],
    ['Total 12,00 kr, moms 25 %', 'SEK'],
    ['Please try our soup', undefined],
  ])('of %s is %s', (text, code) => {
    expect(find(text)).toBe(code);
  });

  it('is quoted with the country in its name', () => {
    const found = findCurrency(createPage(buildSourceText('Paid in United States Dollars')), 'US');
    expect(found?.cell?.text.slice(found.from, found.to)).toBe('United States Dollars');
  });

  it('is that of the country of the seller where nothing names one', () => {
    expect(find('Total 12.00', 'FR')).toBe('EUR');
  });
});
