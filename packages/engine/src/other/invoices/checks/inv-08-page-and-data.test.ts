import type { SourceText } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../../test/build-source-text.ts';
import { classifyDocument } from '../../../text/classification/classify-document.ts';
import { findStructure } from '../../../text/structure/find-structure.ts';
import { analyzeInvoice } from '../analyze-invoice.ts';
import { buildXmlSourceText } from '../test/build-xml-source-text.ts';
import { ciiInvoice } from '../test/e-invoices.ts';
import { buildInvoicePdf, invoicePage } from '../test/invoice-pdf.ts';

const buildInvoice = (page: string) => buildInvoicePdf(buildSourceText(page));

function judge(sourceText: SourceText) {
  const { remarks, checks, details } = analyzeInvoice({ sourceText, kind: 'invoice' });
  return {
    details,
    remarks: remarks.filter(({ checkId }) => checkId === 'INV-08'),
    outcome: checks.find(({ checkId }) => checkId === 'INV-08')?.outcome,
  };
}

describe('a page and the data of an invoice inside it', () => {
  it('that say the same are left alone, and the data are what is read', () => {
    const { details, remarks, outcome } = judge(buildInvoice(invoicePage));
    expect(details).toMatchObject({ syntax: 'cii', profile: 'EN 16931' });
    expect(details.totals.gross?.amount).toBe('285.60');
    expect(remarks).toEqual([]);
    expect(outcome).toBe('not-found');
  });

  it.each([
    ['invoice number', 'RE-2024-17', 'RE-2024-71'],
    ['invoice date', '02.05.2024', '20.05.2024'],
    ['total', 'EUR 285,60', 'EUR 2.856,00'],
    ['account', 'DE89 3704 0044 0532 0130 00', 'DE02 1203 0000 0000 2020 51'],
    ['VAT number of the seller', 'DE811569869', 'DE136695976'],
  ])('differ where the page states another %s, with the words of both', (name, from, to) => {
    const { remarks } = judge(buildInvoice(invoicePage.replace(from, to)));
    const titles = remarks.map(({ title }) => title);
    expect(titles).toContain(`The page states another ${name} than the data`);
    for (const { evidence, level } of remarks) {
      expect(level).toBe(3);
      expect(evidence).toHaveLength(2);
    }
  });

  it('are not said to differ where the page states nothing', () => {
    expect(
      judge(buildInvoice(invoicePage.replace('Gesamtbetrag                   EUR 285,60', '')))
        .remarks,
    ).toEqual([]);
  });

  it('are not compared where the page has no words, or the file no data', () => {
    expect(judge(buildInvoice('Rechnung')).outcome).toBe('not-applicable');
    expect(judge(buildSourceText(invoicePage)).outcome).toBe('not-applicable');
    expect(judge(buildXmlSourceText(ciiInvoice)).outcome).toBe('not-applicable');
  });

  it('are an invoice, whatever the page looks like', () => {
    const sourceText = buildInvoice('Beispiel\n\nDieses Blatt sagt wenig.');
    const { documentKind } = classifyDocument({ sourceText, ...findStructure({ sourceText }) });
    expect(documentKind.kind).toBe('invoice');
  });
});
