import { describe, expect, it } from 'vitest';
import { structureStage } from '../structure/structure-stage.ts';
import { buildSourceText } from '../test/build-source-text.ts';
import { listDates } from './dates.ts';
import { formatDuration, listDurations } from './durations.ts';
import { formatMoney, listMoney } from './money.ts';
import { termsStage } from './terms-stage.ts';

function read(text: string, type: string): readonly string[] {
  const sourceText = buildSourceText(text);
  const { terms } = termsStage.run({ sourceText, ...structureStage.run({ sourceText }) });
  return terms.filter((term) => term.type === type).map(({ display }) => display);
}

describe('dates', () => {
  it.each([
    ['March 3, 2026', ['2026-03-03']],
    ['the 3rd day of March, 2026', ['2026-03-03']],
    ['3 March 2026', ['2026-03-03']],
    ['2026-03-03', ['2026-03-03']],
    ['Sept. 30, 2025', ['2025-09-30']],
    ['12/31/2026 and 31/12/2026', ['2026-12-31', '2026-12-31']],
    ['03/04/2026', []],
    ['February 30, 2026', []],
    ['29 February 2024 and 29 February 2023', ['2024-02-29']],
  ])('%s', (text, expected) => {
    expect(listDates(text).map(({ date }) => date)).toEqual(expected);
  });
});

describe('lengths of time', () => {
  it.each([
    ['thirty (30) days', ['30 days']],
    ['24 months', ['24 months']],
    ['one (1) year', ['1 year']],
    ['ten business days', ['10 business days']],
    ['from year to year', ['1 year']],
    ['a five-year term', ['5 years']],
  ])('%s', (text, expected) => {
    expect(listDurations(text).map(({ value }) => formatDuration(value))).toEqual(expected);
  });
});

describe('money', () => {
  it.each([
    ['$120,000.00', ['USD 120,000.00']],
    ['EUR 1,500', ['EUR 1,500.00']],
    ['£2.5 million', ['GBP 2,500,000.00']],
    ['10,000 euros', ['EUR 10,000.00']],
    ['C$99', ['CAD 99.00']],
    ['Section 4.2', []],
  ])('%s', (text, expected) => {
    expect(listMoney(text).map(({ amount, currency }) => formatMoney(amount, currency))).toEqual(
      expected,
    );
  });
});

describe('parties', () => {
  it.each([
    [
      'This Agreement is made by and between Acme, Inc., a Delaware corporation ("Acme"), and The University of Iowa, located at 2 Gilmore Hall ("University").',
      ['Acme, Inc. (Acme)', 'The University of Iowa (University)'],
    ],
    [
      'This Lease is between MARIA LOPEZ (hereinafter referred to as "Landlord") and John Smith ("Tenant").',
      ['MARIA LOPEZ (Landlord)', 'John Smith (Tenant)'],
    ],
    [
      'CONTRACT by and between Nuance Communications, Inc. and Cerence Inc. Dated as of May 1, 2019.',
      ['Nuance Communications, Inc.', 'Cerence Inc.'],
    ],
    ['Dear Ms. Jones, we are pleased to offer you a position.', ['Ms. Jones (you)']],
  ])('%s', (text, expected) => {
    expect(read(text, 'party')).toEqual(expected);
  });
});

describe('governing law and courts', () => {
  it.each([
    ['This Agreement shall be governed by the laws of the State of New York.', 'State of New York'],
    ['THIS AGREEMENT SHALL BE GOVERNED BY THE LAWS OF THE STATE OF TEXAS.', 'State of Texas'],
    ['This Agreement is governed by English law.', 'England and Wales'],
    [
      'This Agreement is construed in accordance with the laws of Germany, excluding its conflict rules.',
      'Germany',
    ],
  ])('%s', (text, expected) => {
    expect(read(text, 'governing-law')).toEqual([expected]);
  });

  it('leaves out laws that do not govern', () => {
    expect(read('Supplier shall comply with the laws of Germany.', 'governing-law')).toEqual([]);
  });
});

describe('the contract value', () => {
  it('is the amount whose words name it', () => {
    const text =
      'Customer shall insure the goods for $5,000,000. The total contract price is $80,000. A deposit of $100 is due.';
    expect(read(text, 'contract-value')).toEqual(['USD 80,000.00']);
    expect(read(text, 'money')).toEqual(['USD 5,000,000.00', 'USD 100.00']);
  });
});
