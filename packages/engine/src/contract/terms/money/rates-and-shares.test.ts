import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../../test/build-source-text.ts';
import { findStructure } from '../../../text/structure/find-structure.ts';
import type { DraftTerm } from '../draft-term.ts';
import { listMoneyTerms } from './money-terms.ts';

function list(text: string): readonly DraftTerm[] {
  const sourceText = buildSourceText(text);
  return listMoneyTerms(sourceText.text, findStructure({ sourceText }).structure);
}

function listDisplays(text: string, type: DraftTerm['type']): readonly string[] {
  return list(text)
    .filter((term) => term.type === type)
    .map(({ label, display }) => `${label}: ${display}`);
}

describe('rates', () => {
  it.each([
    ['Consultant charges a fee of $50 per hour.', 'Fee: USD 50.00 per hour', { per: 'hour' }],
    ['The rate is EUR 75/hr.', 'Rate: EUR 75.00 per hour', { per: 'hour' }],
    [
      'The price is $0.15 per gallon.',
      'Price: USD 0.15 per gallon',
      { per: 'unit', unit: 'gallon' },
    ],
    [
      'The price is $2.125 per metric ton.',
      'Price: USD 2.125 per metric ton',
      { unit: 'metric ton' },
    ],
    ['The price is $5 per unit.', 'Price: USD 5.00 per unit', { per: 'unit' }],
    ['A royalty of $3 for each copy is due.', 'Royalty: USD 3.00 per copy', { unit: 'copy' }],
  ])('keep their unit: %s', (text, shown, value) => {
    const [found] = list(text);
    expect(`${found?.label}: ${found?.display}`).toBe(shown);
    expect(found?.type).toBe('money');
    expect(found?.value).toMatchObject(value);
  });

  it('keep the thing and the period', () => {
    const [found] = list('Customer pays a subscription fee of USD 20 per user per month.');
    expect(found).toMatchObject({
      type: 'recurring-value',
      display: 'USD 20.00 per user per month',
      value: { per: 'month', unit: 'user' },
    });
  });

  it('of hourly pay are regular', () => {
    expect(listDisplays('Employee receives wages of $18 per hour.', 'recurring-value')).toEqual([
      'Wages: USD 18.00 per hour',
    ]);
  });
});

describe('figures with two meanings', () => {
  it.each(['£1.500', '$12.500', 'GBP 2.000'])('are shown with both: %s', (words) => {
    const [found] = list(`Client shall pay a fee of ${words} for the work.`);
    expect(found?.display).toMatch(/^“.+”: .+ or .+$/);
    expect(found?.value.kind).toBe('text');
  });

  it.each([
    ['€4.500', 'EUR 4,500.00'],
    ['4.500 €', 'EUR 4,500.00'],
    ['4,500 €', 'EUR 4,500.00'],
    ['£1.50', 'GBP 1.50'],
    ['£1.500 million', 'GBP 1,500,000.00'],
  ])('are not %s', (words, shown) => {
    expect(list(`Client shall pay a fee of ${words} for the work.`)[0]?.display).toBe(shown);
  });
});

describe('percentages', () => {
  it.each([
    ['Overdue amounts bear interest at 1.5% per month.', '1.5 % per month'],
    ['Licensee shall pay a royalty of five percent (5%) of Net Sales.', '5 % of Net Sales'],
    ['A deposit of 50 % of the total fee is due on signature.', '50 % of the total fee'],
    ['Late payments bear interest of 8 per cent per annum.', '8 % per year'],
    [
      'Interest of 3% above the central bank’s base rate is payable.',
      "3 % above the central bank's base rate",
    ],
    ['A fee of 1% of the amount made under this Agreement is due.', '1 % of the amount'],
  ])('of money are shown: %s', (text, shown) => {
    expect(list(text).map(({ display }) => display)).toContain(shown);
  });

  it.each([
    'The shares are 51% of the voting stock.',
    'The service is available 99.9% of the time.',
  ])('of anything else are not: %s', (text) => {
    expect(list(text).filter(({ display }) => display.includes('%'))).toEqual([]);
  });
});

describe('a bare dollar', () => {
  it.each([
    ['This Agreement is governed by the laws of New South Wales.', 'AUD'],
    ['This Agreement is governed by the laws of Ontario, Canada.', 'CAD'],
    ['This Agreement is governed by the laws of Singapore. Prices in US$ are converted.', 'USD'],
    ['This Agreement is governed by the laws of Texas.', 'USD'],
    ['All amounts are in Australian dollars.', 'AUD'],
  ])('is that of the law or the definition: %s', (law, currency) => {
    const found = list(`Client shall pay a fee of $500 for the work.\n\n${law}`);
    expect(found[0]?.value).toMatchObject({ currency });
  });
});

describe('a list of prices', () => {
  it('names each amount by the words before it', () => {
    const text =
      'Music: $6,627.50 Travel Charges: $350.00 Sales Tax (8.75%): $3,028.48 Processing Fee (2.5%): $865.28';
    expect(listDisplays(text, 'money').filter((shown) => shown.includes('USD'))).toEqual([
      'Music: USD 6,627.50',
      'Travel Charges: USD 350.00',
      'Sales Tax: USD 3,028.48',
      'Processing Fee: USD 865.28',
    ]);
  });
});

describe('amounts of a condition or an example', () => {
  it.each([
    'The deposit is six weeks where the annual rent is £50,000 or above.',
    'In this example, the tenancy of the flat is for three years and the rent is agreed at £300 per week for the first year.',
    'For example, if the rent is £300 per week it may rise by a tenth.',
  ])('are no regular payments: %s', (text) => {
    expect(listDisplays(text, 'recurring-value')).toEqual([]);
  });
});
