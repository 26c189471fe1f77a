import { isAnchored } from '@clauselight/core';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../../test/build-source-text.ts';
import { listEvidence } from '../../../test/list-evidence.ts';
import { textInvoices } from '../test/text-invoices.ts';
import { readTextInvoice } from './read-text-invoice.ts';

describe('an invoice in text', () => {
  it.each(textInvoices)('is read: $name', ({ text, expected }) => {
    const { details } = readTextInvoice(buildSourceText(text));
    const field = (id: string) => details.fields.find((one) => one.id === id)?.value;
    const read = {
      number: field('number'),
      date: field('date'),
      due: field('due-date'),
      net: details.totals.net?.amount,
      tax: details.totals.tax?.amount,
      gross: details.totals.gross?.amount,
      currency: field('currency'),
      seller: details.seller.name?.value,
      buyer: details.buyer.name?.value,
      vatId: details.seller.vatId?.value,
      iban: details.payment.accounts[0]?.iban.value,
      lines: details.lines.length,
    };
    expect(read).toMatchObject(expected);
  });

  it.each(textInvoices)('quotes the text exactly: $name', ({ text }) => {
    const sourceText = buildSourceText(text);
    const evidence = listEvidence(readTextInvoice(sourceText));
    expect(evidence.length).toBeGreaterThan(5);
    for (const one of evidence) expect(isAnchored(sourceText.text, one)).toBe(true);
  });

  it.each(textInvoices)('has sums that hold: $name', ({ text }) => {
    const { sums } = readTextInvoice(buildSourceText(text));
    expect(sums.filter(({ isRight }) => !isRight)).toEqual([]);
  });
});

describe('the form of an invoice', () => {
  const form =
    'INVOICE\n\nInvoice #: [INV-001]\nInvoice Date: [DATE]\nJob #: [JOB-001]\nCustomer ID: [CUST-001]\n\nTotal: $\n\nPAYMENT TERMS\n\nDue Date: [DATE]\n\nPayment Method: ___________';
  const { details } = readTextInvoice(buildSourceText(form));

  it('has samples and blanks, which are no values', () => {
    expect(details.fields.map(({ value }) => value)).not.toContain('JOB-001');
    expect(details.fields.map(({ value }) => value)).not.toContain('CUST-001');
    expect(details.fields.map(({ value }) => value)).not.toContain('INV-001');
    expect(details.payment.method).toBeUndefined();
    expect(details.payment.terms).toBeUndefined();
  });
});

describe('the parts of an invoice', () => {
  const read = (text: string) => readTextInvoice(buildSourceText(text)).details;

  it.each(['REMITTANCE', 'Ship To', 'PAYMENT DETAILS', 'Thank you for your business'])(
    'have headings that are no seller: %s',
    (heading) => {
      const { seller } = read(`INVOICE\n\n${heading}\n\nInvoice No: 17\n\nTotal: 120.00 EUR`);
      expect(seller.name?.value).not.toBe(heading);
    },
  );

  it('have headings that are no buyer', () => {
    const text =
      'INVOICE\n\nAcme Ltd\n\nBill To\n\nRemittance Advice\n\nInvoice No: 17\n\nTotal: 120.00 EUR';
    expect(read(text).buyer.name?.value).not.toBe('Remittance Advice');
  });
});
