import { isAnchored } from '@clauselight/core';
import { invoiceDetailsSchema } from '@clauselight/schema';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { listEvidence } from '../../test/list-evidence.ts';
import { listFormDates } from '../../text/values/dates.ts';
import { analyzeInvoice } from './analyze-invoice.ts';
import { writeExampleInvoice } from './checks/example-invoice.ts';
import { findExemptionReason } from './checks/inv-07-vat-plausibility.ts';
import { buildXmlSourceText } from './test/build-xml-source-text.ts';
import { ublInvoice } from './test/e-invoices.ts';
import { textInvoices } from './test/text-invoices.ts';

const base = writeExampleInvoice();

function read(text: string) {
  return analyzeInvoice({ sourceText: buildSourceText(text), kind: 'invoice' });
}

function listIds(text: string): readonly string[] {
  return read(text).remarks.map(({ checkId }) => checkId);
}

describe('the reading of an invoice', () => {
  it('has nothing to remark on a complete one whose sums hold', () => {
    const { remarks, strengths, checks } = read(base);
    expect(remarks).toEqual([]);
    expect(strengths.map(({ title }) => title)).toEqual([
      'The sums hold',
      'The IBAN is well formed',
    ]);
    expect(checks.map(({ checkId, outcome }) => `${checkId} ${outcome}`)).toEqual([
      'INV-01 not-found',
      'INV-02 not-found',
      'INV-03 not-applicable',
      'INV-04 not-found',
      'INV-05 not-found',
      'INV-06 not-found',
      'INV-07 not-found',
      'INV-08 not-applicable',
      'GEN-05 not-found',
    ]);
  });

  it.each([
    ['an account whose check digits are wrong', 'DE89 3704', 'DE88 3704', 'INV-04', 3, 10],
    [
      'changed bank details',
      'IBAN',
      'Please note our new bank details below.\nIBAN',
      'INV-04',
      3,
      10,
    ],
    ['an account abroad', 'DE89 3704 0044 0532 0130 00', 'NL91 ABNA 0417 1643 00', 'INV-04', 2, 3],
    ['a total with two digits exchanged', 'EUR 238.00', 'EUR 283.00', 'INV-02', 3, 6],
    [
      'days to pay that do not end on the due date',
      'Due date: 1 June 2026',
      'Due date: 1 June 2026\nPayment terms: net 14 days',
      'INV-05',
      2,
      3,
    ],
    ['a discount', 'IBAN', 'Payment terms: 2 % discount within 10 days\nIBAN', 'INV-05', 1, 0],
    [
      'a line that is there twice',
      'Planting             3   42.00    126.00',
      'Roses                4   18.50     74.00',
      'INV-06',
      2,
      3,
    ],
    [
      'a due date before the invoice',
      'Due date: 1 June 2026',
      'Due date: 1 April 2026',
      'GEN-05',
      2,
      3,
    ],
    [
      'a rate that its country does not know',
      'VAT 19 %                           38.00\nTotal                         EUR 238.00',
      'VAT 18 %                           36.00\nTotal                         EUR 236.00',
      'INV-07',
      1,
      0,
    ],
  ] as const)('remarks on %s', (_, from, to, checkId, level, points) => {
    expect(base).toContain(from);
    const { remarks } = read(base.replace(from, to));
    const remark = remarks.find((one) => one.checkId === checkId);
    expect(remark).toMatchObject({ level, points });
    expect(remark?.evidence.length).toBeGreaterThan(0);
  });

  it('says which details are missing, and where it looked', () => {
    const remark = read(
      base.replace('Due date: 1 June 2026', '').replace('Invoice No. 2026-0041', 'Invoice'),
    ).remarks[0];
    expect(remark).toMatchObject({ checkId: 'INV-01', level: 2, points: 3 });
    expect(remark?.notice).toBe('Not found in the text: number and due date or terms of payment.');
    expect(remark?.lookedIn?.length).toBe(1);
  });

  it('recognises digits that were exchanged', () => {
    const notice = read(base.replace('EUR 238.00', 'EUR 283.00')).remarks.find(
      ({ checkId }) => checkId === 'INV-02',
    )?.notice;
    expect(notice).toBe(
      '200.00 + 38.00 = 238.00, but the document says 283.00: 45.00 more. Two digits seem to be exchanged.',
    );
  });

  it('says the one tax that is stated also where the total does not fit it', () => {
    const { details } = read(base.replace('EUR 238.00', 'EUR 248.00'));
    expect(details.totals.tax?.amount).toBe('38.00');
    expect(details.sums.some(({ isRight }) => !isRight)).toBe(true);
  });

  it('caps what failed sums weigh', () => {
    const wrong = ublInvoice
      .replace('TaxExclusiveAmount: 240.00', 'TaxExclusiveAmount: 204.00')
      .replace('LineExtensionAmount: 260.00', 'LineExtensionAmount: 261.00')
      .replace('PayableAmount: 285.60', 'PayableAmount: 258.60');
    const { remarks } = analyzeInvoice({ sourceText: buildXmlSourceText(wrong), kind: 'invoice' });
    const points = remarks.filter(({ checkId }) => checkId === 'INV-02').map((one) => one.points);
    expect(points.length).toBeGreaterThan(3);
    expect(points.reduce((sum, one) => sum + one, 0)).toBe(15);
  });

  it('tells what it is, for how much, until when and what to do first', () => {
    expect(read(base).summary.map(({ text }) => text)).toEqual([
      'This is an invoice, number 2026-0041, of 2 May 2026, from Holm Handel GmbH to Quayside Books.',
      'It asks for EUR 238.00: EUR 200.00 net and EUR 38.00 tax at 19 %.',
      'It has 2 lines, the largest of them Planting (EUR 126.00).',
      'Payment is due on 1 June 2026 to the account DE89 3704 0044 0532 0130 00.',
      'All 5 sums that can be worked out again hold.',
      'The checks found nothing that needs attention. They cannot tell whether what was ordered has arrived.',
    ]);
  });

  it('leaves the due date as a deadline', () => {
    const term = read(base).terms.find(({ label }) => label === 'Due date');
    expect(term).toMatchObject({
      type: 'deadline',
      value: { kind: 'deadline', date: '2026-06-01' },
    });
  });

  it('shows an XML file as an e-invoice', () => {
    const { remarks } = analyzeInvoice({
      sourceText: buildXmlSourceText(ublInvoice),
      kind: 'other',
    });
    expect(remarks.find(({ checkId }) => checkId === 'INV-03')?.notice).toBe(
      '2 lines, EUR 285.60, due 1 June 2024; all 9 sums hold.',
    );
  });
});

describe('the receipt of a till', () => {
  const till =
    'CORNER BOOKS\n\n4 Main Street, Redmond, WA 98052\n\n11/23/2026 14:32 PST\n\nAtlas 24.00\n\nSubtotal $24.00\n\nSales Tax $2.40\n\nTOTAL $26.40\n\nVisa card ending in 1111\n\nPoints earned: 264\n\nTotal Points: 3,247';
  const { details, summary, remarks } = analyzeInvoice({
    sourceText: buildSourceText(till),
    kind: 'receipt',
  });

  it('is called one, needs no number, and counts no points as money', () => {
    expect(details.type).toBe('receipt');
    expect(details.totals.gross?.display).toBe('USD 26.40');
    expect(summary.map(({ text }) => text).join(' ')).toContain(
      'It confirms USD 26.40: USD 24.00 net and USD 2.40 tax',
    );
    expect(remarks.map(({ checkId }) => checkId)).not.toContain('INV-01');
  });

  it.each([
    ['order', 'Purchase order 7\n\nReferring to your quote 4\n\nTotal EUR 800.00', 'order'],
    ['quote', 'Offer 4\n\nTotal EUR 800.00', 'quote'],
    ['order', 'Proforma invoice 4\n\nTotal EUR 800.00', 'pro-forma'],
  ] as const)('as a document of kind %s is what its own name says', (kind, text, type) => {
    expect(analyzeInvoice({ sourceText: buildSourceText(text), kind }).details.type).toBe(type);
  });
});

describe('sentences by themselves', () => {
  it.each([
    ['Please note our new bank details below.', true],
    ['Unsere Bankverbindung hat sich geändert.', true],
    ['The bank opened.', false],
  ])('speak of changed bank details: %s %s', (text, expected) => {
    expect(listIds(text).includes('INV-04')).toBe(expected);
  });

  it.each([
    ['Payable net 30 days.', 30],
    ['Zahlbar innerhalb von 14 Tagen ohne Abzug.', 14],
    ['Betaling binnen 21 dagen.', 21],
    ['within a few days', undefined],
  ])('grant days to pay: %s', (text, days) => {
    expect(read(text).details.payment.days).toBe(days);
  });

  it.each([
    ['2/10 net 30', '2', 10, '37'],
    ['Zahlbar mit 3 % Skonto innerhalb 8 Tagen, 30 Tage netto', '3', 8, '51'],
  ])('grant a discount: %s', (text, rate, days, yearlyRate) => {
    expect(read(`Payment: ${text}`).details.payment.discount).toMatchObject({
      rate,
      days,
      yearlyRate,
    });
  });

  it.each([
    ['Reverse charge applies.', true],
    ['Als Kleinunternehmer berechnen wir keine Umsatzsteuer.', true],
    ['charge it again', false],
  ])('give a reason for charging no tax: %s %s', (text, expected) => {
    expect(findExemptionReason({ text }) !== undefined).toBe(expected);
  });

  it.each([
    ['Invoice No. 2026-0041', '2026-0041'],
    ['we will invoice later', undefined],
  ])('state a number: %s', (text, number) => {
    expect(read(text).details.fields.find(({ id }) => id === 'number')?.value).toBe(number);
  });

  it.each([
    ['due on 3 june 2026.', ['2026-06-03']],
    ['version 1.2.2026.4 beta', []],
  ])('state a day: %s', (text, dates) => {
    expect(listFormDates(text, 'day-first').map(({ date }) => date)).toEqual(dates);
  });
});

describe('any text', () => {
  const words = fc.constantFrom(
    ...textInvoices.flatMap(({ text }) => text.split(/(?<=\s)/)),
    '\n',
    '\t',
    '€ ',
    '1.234,56 ',
    '-',
    'IBAN ',
  );

  it('is read without error, every quote exact, in the shape the schema says', () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 120 }), (parts) => {
        const sourceText = buildSourceText(parts.join(''));
        const result = analyzeInvoice({ sourceText, kind: 'invoice' });
        invoiceDetailsSchema.parse(result.details);
        for (const one of listEvidence(result)) expect(isAnchored(sourceText.text, one)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it.each(
    [
      ['blanks', ' '],
      ['digits', '7'],
      ['digits and blanks', '123 '],
      ['capitals', 'DE12 '],
      ['commas and digits', '1,1.'],
      ['labels', 'Invoice No: '],
      ['totals', 'Total 12.00\n'],
      ['dates', '1.2.2020 - '],
      ['mail', 'a@b.'],
      ['brackets', '((['],
    ].filter((_, index) => inject('isFullRun') || index % 3 === 0),
  )('of nothing but %s takes no more than linear time', (_, part) => {
    const sourceText = buildSourceText(part.repeat(Math.floor(100_000 / part.length)));
    const start = process.cpuUsage();
    analyzeInvoice({ sourceText, kind: 'invoice' });
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(3000);
  });
});

describe('tax of a country whose rates are not known', () => {
  const check = (text: string) => read(text).checks.find(({ checkId }) => checkId === 'INV-07');

  it('is called unchecked for that reason', () => {
    const text =
      'INVOICE\n\nMaple Shop\n12 King Street, Vancouver BC\n\nInvoice No: 17\nDate: 3 May 2026\n\nSubtotal 100.00 CAD\nGST 5 % 5.00 CAD\nTotal 105.00 CAD';
    expect(check(text)?.reason).toMatch(/country of the seller/);
  });

  it('is not called for where there is no tax', () => {
    const text = 'INVOICE\n\nMaple Shop\n\nInvoice No: 17\n\nTotal 105.00 CAD';
    expect(check(text)).toMatchObject({ outcome: 'not-applicable' });
    expect(check(text)?.reason).toBeUndefined();
  });
});
