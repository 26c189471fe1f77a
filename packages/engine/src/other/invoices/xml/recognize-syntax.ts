import type { SourceText } from '@clauselight/schema';
import { cii, type InvoiceSyntax, ubl } from './syntax.ts';

/** Which syntax of e-invoice an XML file is in; nothing for other files. The reader drops namespaces, so names tell. */
export function recognizeSyntax({
  format,
  text: whole,
  blocks,
}: Pick<SourceText, 'format' | 'text' | 'blocks'>): InvoiceSyntax | undefined {
  if (format !== 'xml') return undefined;
  // The values of a file inside another begin where its blocks do.
  const text = whole.slice(blocks[0]?.start ?? 0);
  const head = text.slice(0, 20_000);
  if (
    /^(?:Invoice|CreditNote)\n/.test(head.trimStart()) &&
    /^(?:AccountingSupplierParty|CustomizationID: |DocumentCurrencyCode: )/m.test(text)
  )
    return ubl;
  const isCii = /^CrossIndustry(?:Invoice|Document)$/m.test(head);
  return isCii && /^(?:Header|Specified)?ExchangedDocument/m.test(head) ? cii : undefined;
}
