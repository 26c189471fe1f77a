const invoice = `Holm Handel GmbH
Lindenweg 3, 24103 Kiel, Germany
VAT ID DE811569869

Invoice No. 2026-0041
Invoice date: 2 May 2026
Due date: 1 June 2026

Bill to:
Quayside Books
4 Quay Street

Description        Qty   Price    Amount
Roses                4   18.50     74.00
Planting             3   42.00    126.00

Subtotal                          200.00
VAT 19 %                           38.00
Total                         EUR 238.00

IBAN DE89 3704 0044 0532 0130 00`;

/** An invoice that every check leaves alone, with `from` replaced: for the examples of checks. */
export function writeExampleInvoice(from = '', to = ''): string {
  return invoice.replace(from, to);
}
