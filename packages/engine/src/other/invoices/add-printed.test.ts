import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { analyzeInvoice } from './analyze-invoice.ts';
import { ciiInvoice } from './test/e-invoices.ts';
import { buildInvoicePdf, invoicePage } from './test/invoice-pdf.ts';

function read(page: string, data?: string) {
  const sourceText = buildInvoicePdf(buildSourceText(page), data);
  const { details } = analyzeInvoice({ sourceText, kind: 'invoice' });
  return { details, end: sourceText.pages[0]?.end ?? 0 };
}

describe('the facts of an invoice with its data inside', () => {
  it('quote the page where it states the same', () => {
    const { details, end } = read(invoicePage);
    const number = details.fields.find(({ id }) => id === 'number');
    expect(number?.evidence?.start).toBeLessThan(end);
    expect(details.totals.gross?.evidence?.start).toBeLessThan(end);
    expect(details.payment.accounts[0]?.iban.evidence?.start).toBeLessThan(end);
  });

  it('are those of the data where the page states something else', () => {
    const { details, end } = read(invoicePage.replace('RE-2024-17', 'RE-2024-71'));
    const number = details.fields.find(({ id }) => id === 'number');
    expect(number?.value).toBe('RE-2024-17');
    expect(number?.evidence?.start).toBeGreaterThan(end);
  });

  it('have what only the page states', () => {
    const account = /PayeePartyCreditorFinancialAccount.*\n/;
    const { details } = read(
      invoicePage.replace('Rechnungsdatum', 'Kundennummer: 4711\nRechnungsdatum'),
      ciiInvoice.replace(account, ''),
    );
    expect(details.fields.find(({ id }) => id === 'customer-number')?.value).toBe('4711');
    expect(details.payment.accounts[0]?.iban.value).toBe('DE89370400440532013000');
  });

  it('leave out lines of nothing, which head the lines below them', () => {
    const heading = `# 3 IncludedSupplyChainTradeLineItem
AssociatedDocumentLineDocument / LineID: 0
SpecifiedTradeProduct / Name: --- Garten ---
SpecifiedLineTradeDelivery / BilledQuantity: 0 C62
SpecifiedTradeSettlementLineMonetarySummation / LineTotalAmount: 0.00
`;
    const data = ciiInvoice.replace(
      '# 3 IncludedSupplyChainTradeLineItem\n',
      `${heading}# 3 IncludedSupplyChainTradeLineItem\n`,
    );
    const { details } = read(invoicePage, data);
    expect(details.lines.map(({ description }) => description)).toEqual([
      'Rosenstock',
      'Pflanzarbeiten',
    ]);
  });
});
