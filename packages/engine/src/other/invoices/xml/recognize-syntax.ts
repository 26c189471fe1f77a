import type { SourceText } from '@clauselight/schema';
import { cii, type InvoiceSyntax, ubl } from './syntax.ts';

/** Which syntax of e-invoice an XML file is in; nothing for other files. The reader drops namespaces, so names tell. */
export function recognizeSyntax({
  format,
  text,
}: Pick<SourceText, 'format' | 'text'>): InvoiceSyntax | undefined {
  if (format !== 'xml') return undefined;
  const head = text.slice(0, 20_000);
  if (
    /^(?:Invoice|CreditNote)\n/.test(head.trimStart()) &&
    /^(?:AccountingSupplierParty|CustomizationID: |DocumentCurrencyCode: )/m.test(text)
  )
    return ubl;
  return /^CrossIndustryInvoice$/m.test(head) && /^ExchangedDocument/m.test(head) ? cii : undefined;
}
