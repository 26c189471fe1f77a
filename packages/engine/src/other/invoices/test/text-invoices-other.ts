import type { TextInvoice } from './text-invoice.ts';

/** Invoices in other languages and layouts, made up for the tests. */
export const otherInvoices: readonly TextInvoice[] = [
  {
    name: 'Spanish',
    text: `Talleres Ruiz S.L.
Calle Mayor 21
28013 Madrid
CIF: B12345674

Factura nº: A-2019-33
Fecha: 09/10/2019
Fecha de vencimiento: 08/11/2019

Cliente: Panadería Sol

Concepto                 Cantidad   Precio    Importe
Reparación de horno             1   310,00     310,00

Base imponible                                 310,00
IVA 21%                                         65,10
Total factura                                375,10 €`,
    expected: {
      number: 'A-2019-33',
      date: '2019-10-09',
      due: '2019-11-08',
      net: '310.00',
      tax: '65.10',
      gross: '375.10',
      currency: 'EUR',
      seller: 'Talleres Ruiz S.L.',
      buyer: 'Panadería Sol',
      vatId: 'B12345674',
      lines: 1,
    },
  },
  {
    name: 'Italian',
    text: `Caffè Aurora S.r.l.
Via Roma 8
20121 Milano
P.IVA 12345670017

FATTURA N. 56/2021 del 15/07/2021

Spett.le
Trattoria da Gino

Descrizione             Quantità   Prezzo   Importo
Caffè in grani, kg            20    14,00    280,00

Imponibile                                  280,00
IVA 10%                                      28,00
Totale documento                          € 308,00
Scadenza: 15/08/2021`,
    expected: {
      number: '56/2021',
      date: '2021-07-15',
      due: '2021-08-15',
      net: '280.00',
      tax: '28.00',
      gross: '308.00',
      currency: 'EUR',
      seller: 'Caffè Aurora S.r.l.',
      vatId: '12345670017',
      lines: 1,
    },
  },
  {
    name: 'Portuguese',
    text: `Oficina do Mar, Lda
Rua do Porto 14
4050-001 Porto
NIF: 501234560

Fatura n.º FT 2020/118
Data de emissão: 02-09-2020
Data de vencimento: 02-10-2020

Descrição            Quantidade    Preço     Total
Pintura de casco              1   850,00    850,00

Total ilíquido                             850,00
IVA 23%                                    195,50
Total a pagar                          1.045,50 €`,
    expected: {
      number: 'FT 2020/118',
      date: '2020-09-02',
      due: '2020-10-02',
      net: '850.00',
      tax: '195.50',
      gross: '1045.50',
      currency: 'EUR',
      seller: 'Oficina do Mar, Lda',
      vatId: '501234560',
      lines: 1,
    },
  },
  {
    name: 'Swedish',
    text: `Byggvaror Syd AB
Storgatan 5
211 34 Malmö
Momsreg.nr SE556677889901

Faktura
Fakturanummer: 7781
Fakturadatum: 2024-01-15
Förfallodatum: 2024-02-14

Beskrivning        Antal    À-pris     Belopp
Virke                 40     25,00   1 000,00

Netto                              1 000,00
Moms 25%                             250,00
Att betala                   1 250,00 SEK
Bankgiro 123-4567`,
    expected: {
      number: '7781',
      date: '2024-01-15',
      due: '2024-02-14',
      net: '1000.00',
      tax: '250.00',
      gross: '1250.00',
      currency: 'SEK',
      seller: 'Byggvaror Syd AB',
      vatId: 'SE556677889901',
      lines: 1,
    },
  },
  {
    name: 'Danish',
    text: `Havnens Kaffe ApS
Havnegade 3
8000 Aarhus
CVR-nr. 12345678

FAKTURA
Fakturanr.: 3301
Dato: 01.04.2022
Forfaldsdato: 15.04.2022

Kaffe, 10 kg                      1.200,00
Levering                             50,00

I alt ekskl. moms                 1.250,00
Moms 25%                            312,50
Total DKK                         1.562,50`,
    expected: {
      number: '3301',
      date: '2022-04-01',
      due: '2022-04-15',
      net: '1250.00',
      tax: '312.50',
      gross: '1562.50',
      currency: 'DKK',
      seller: 'Havnens Kaffe ApS',
    },
  },
  {
    name: 'Czech',
    text: `FAKTURA - daňový doklad č. 2021000123

Dodavatel:                     Odběratel:
Pekárna Labe s.r.o.            Kavárna Zvon
Nábřeží 12                     Náměstí 1
400 01 Ústí nad Labem          110 00 Praha
DIČ: CZ12345678

Datum vystavení: 10. 5. 2021
Datum splatnosti: 24. 5. 2021

Základ daně      1 000,00
DPH 15 %           150,00
Celkem k úhradě  1 150,00 Kč`,
    expected: {
      number: '2021000123',
      date: '2021-05-10',
      due: '2021-05-24',
      net: '1000.00',
      tax: '150.00',
      gross: '1150.00',
      currency: 'CZK',
      seller: 'Pekárna Labe s.r.o.',
      buyer: 'Kavárna Zvon',
      vatId: 'CZ12345678',
    },
  },
  {
    name: 'Indian, lakhs and two taxes',
    text: `Tax Invoice
Lotus Textiles Pvt. Ltd.
MG Road, Bengaluru 560001
GSTIN: 29ABCDE1234F1Z5

Invoice No. : LT/23-24/0456
Invoice Date : 18-09-2023

Bill To : Riverside Garments

Particulars          Qty     Rate         Amount
Cotton fabric, m    1000   125.00    1,25,000.00

Total before tax                     1,25,000.00
CGST 9%                                11,250.00
SGST 9%                                11,250.00
Grand Total                       ₹ 1,47,500.00`,
    expected: {
      number: 'LT/23-24/0456',
      date: '2023-09-18',
      net: '125000.00',
      tax: '22500.00',
      gross: '147500.00',
      currency: 'INR',
      seller: 'Lotus Textiles Pvt. Ltd.',
      buyer: 'Riverside Garments',
      lines: 1,
    },
  },
  {
    name: 'Swiss, apostrophes between thousands',
    text: `Uhren Bär AG
Bahnhofstrasse 1
8001 Zürich
CHE-116.281.710 MWST

Rechnung 90012
Rechnungsdatum 28.02.2023
Fällig am 30.03.2023

Revision Turmuhr          1    4'800.00    4'800.00

Total exkl. MWST                   CHF 4'800.00
MWST 7.7%                          CHF   369.60
Total inkl. MWST                   CHF 5'169.60`,
    expected: {
      number: '90012',
      date: '2023-02-28',
      due: '2023-03-30',
      net: '4800.00',
      tax: '369.60',
      gross: '5169.60',
      currency: 'CHF',
      seller: 'Uhren Bär AG',
    },
  },
  {
    name: 'a small business that charges no tax, prepaid in part',
    text: `Anna Keller Fotografie
Ringstr. 4, 50667 Köln

Rechnung
Rechnungs-Nr.: 17
Rechnungsdatum: 01.08.2024

Hochzeitsreportage                     900,00 €

Gesamtbetrag                           900,00 €
Anzahlung                             -300,00 €
Noch zu zahlen                         600,00 €

Gemäß § 19 UStG wird keine Umsatzsteuer berechnet (Kleinunternehmer).`,
    expected: {
      number: '17',
      date: '2024-08-01',
      net: '900.00',
      gross: '900.00',
      currency: 'EUR',
      seller: 'Anna Keller Fotografie',
    },
  },
  {
    name: 'a receipt with everything on lines of words',
    text: `CloudCart Hosting, LLC

Receipt
Receipt number 2210-4471
Date paid October 3, 2022
Payment method Visa - 4242

Pro plan (Oct 3 - Nov 3, 2022)  1  $29.00  $29.00

Subtotal $29.00
Total $29.00
Amount paid $29.00

support@cloudcart.io`,
    expected: {
      number: '2210-4471',
      date: '2022-10-03',
      net: '29.00',
      gross: '29.00',
      currency: 'USD',
      seller: 'CloudCart Hosting, LLC',
    },
  },
];
