import { isAnchored } from '@clauselight/core';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../../test/build-source-text.ts';
import { listEvidence } from '../../../test/list-evidence.ts';
import { buildXmlSourceText } from '../test/build-xml-source-text.ts';
import { ciiInvoice, ublInvoice } from '../test/e-invoices.ts';
import { readEInvoice } from './read-e-invoice.ts';
import { recognizeSyntax } from './recognize-syntax.ts';

function read(lines: string) {
  const sourceText = buildXmlSourceText(lines);
  const syntax = recognizeSyntax(sourceText);
  if (syntax === undefined) throw new Error('the file is no e-invoice');
  return { sourceText, facts: readEInvoice(sourceText, syntax) };
}

describe('an e-invoice', () => {
  it.each([
    ['ubl', ublInvoice],
    ['cii', ciiInvoice],
  ])('in %s states its parties, dates, lines, taxes and totals', (syntax, lines) => {
    const { details } = read(lines).facts;
    expect(details.syntax).toBe(syntax);
    expect(details.seller.name?.value).toBe('Holm Handel GmbH');
    expect(details.seller.vatId?.value).toBe('DE811569869');
    expect(details.buyer.city?.value).toBe('Bremen');
    expect(Object.fromEntries(details.fields.map(({ id, value }) => [id, value]))).toMatchObject({
      number: 'RE-2024-17',
      date: '2024-05-02',
      'due-date': '2024-06-01',
      currency: 'EUR',
    });
    expect(details.lines.map(({ description, amount }) => [description, amount])).toEqual([
      ['Rosenstock', '74.00'],
      ['Pflanzarbeiten', '186.00'],
    ]);
    expect(details.lines[1]).toMatchObject({ quantity: '3', unit: 'hour', unitPrice: '62.00' });
    expect(details.taxes).toMatchObject([{ rate: '19', base: '240.00', amount: '45.60' }]);
    expect(details.totals.gross?.amount).toBe('285.60');
    expect(details.payment.accounts).toMatchObject([
      { iban: { value: 'DE89370400440532013000' }, isValid: true },
    ]);
  });

  it.each([
    ['ubl', ublInvoice],
    ['cii', ciiInvoice],
  ])('in %s has sums that hold, each with its figures', (_, lines) => {
    const { sourceText, facts } = read(lines);
    expect(facts.sums.map(({ rule }) => rule)).toEqual([
      'line',
      'line',
      'BR-CO-10',
      'BR-CO-11',
      'BR-CO-13',
      'BR-CO-14',
      'BR-CO-15',
      'BR-CO-16',
      'BR-CO-17',
    ]);
    expect(facts.sums.every(({ isRight }) => isRight)).toBe(true);
    for (const one of listEvidence(facts)) expect(isAnchored(sourceText.text, one)).toBe(true);
  });

  it.each([
    [
      'LineExtensionAmount: 260.00 EUR',
      'LineExtensionAmount: 261.00 EUR',
      ['BR-CO-10', 'BR-CO-13'],
    ],
    ['AllowanceTotalAmount: 20.00', 'AllowanceTotalAmount: 21.00', ['BR-CO-11', 'BR-CO-13']],
    ['TaxExclusiveAmount: 240.00', 'TaxExclusiveAmount: 204.00', ['BR-CO-13', 'BR-CO-15']],
    ['TaxInclusiveAmount: 285.60', 'TaxInclusiveAmount: 258.60', ['BR-CO-15', 'BR-CO-16']],
    ['PayableAmount: 285.60', 'PayableAmount: 285.61', ['BR-CO-16']],
    [
      'Percent: 19\nTaxScheme / ID: VAT\n# 2 LegalMonetaryTotal',
      'Percent: 7\nTaxScheme / ID: VAT\n# 2 LegalMonetaryTotal',
      ['BR-CO-17'],
    ],
    ['InvoicedQuantity: 3 HUR', 'InvoicedQuantity: 4 HUR', ['line']],
  ])('with %s made wrong fails the rules that use it', (right, wrong, rules) => {
    expect(ublInvoice).toContain(right);
    const { sums } = read(ublInvoice.replace(right, wrong)).facts;
    expect(sums.filter(({ isRight }) => !isRight).map(({ rule }) => rule)).toEqual(rules);
  });

  it('takes an indicator of 0 or 1 for false or true', () => {
    const { sums } = read(ublInvoice.replace('ChargeIndicator: false', 'ChargeIndicator: 0')).facts;
    expect(sums.every(({ isRight }) => isRight)).toBe(true);
  });

  it('is only recognised by its own elements', () => {
    expect(
      recognizeSyntax({ ...buildSourceText('Invoice\nTotal: 12'), format: 'xml' }),
    ).toBeUndefined();
    expect(recognizeSyntax({ ...buildXmlSourceText(ublInvoice), format: 'txt' })).toBeUndefined();
  });
});
