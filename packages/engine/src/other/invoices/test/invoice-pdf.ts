import type { SourceText } from '@clauselight/schema';
import { buildXmlSourceText } from './build-xml-source-text.ts';
import { ciiInvoice } from './e-invoices.ts';

/** The page of the invoice of `ciiInvoice`. */
export const invoicePage = `Holm Handel GmbH
Lindenweg 3, 24103 Kiel, Deutschland
USt-IdNr. DE811569869

Rechnung Nr. RE-2024-17
Rechnungsdatum: 02.05.2024
Fällig am: 01.06.2024

Rosenstock            4   18,50     74,00
Pflanzarbeiten        3   62,00    186,00

Rabatt                             -20,00
Nettobetrag                        240,00
MwSt 19 %                           45,60
Gesamtbetrag                   EUR 285,60

IBAN DE89 3704 0044 0532 0130 00`;

/** A PDF of pages with the data of an invoice inside, as the reader gives it. */
export function buildInvoicePdf(pages: SourceText, data = ciiInvoice): SourceText {
  const xml = buildXmlSourceText(data);
  const by = pages.text.length + 2;
  const blocks = xml.blocks.map((block) => ({
    ...block,
    start: block.start + by,
    end: block.end + by,
  }));
  return {
    ...pages,
    format: 'pdf',
    text: `${pages.text}\n\n${xml.text}`,
    blocks: [...pages.blocks, ...blocks],
    pages: [{ number: 1, start: 0, end: pages.text.length }],
    embedded: [{ name: 'factur-x.xml', format: 'xml', start: by, end: by + xml.text.length }],
  };
}
