import type { TextInvoice } from './text-invoice.ts';

/** Invoices of shops and services, made up for the tests. */
export const serviceInvoices: readonly TextInvoice[] = [
  {
    name: 'a web shop, labels above values',
    text: `                                                        Coolkoop B.V.
                                                        Weena 664
                                                        3012 CN Rotterdam
                                                        BTW NL 8100.12.345.B.01
                                                        KvK 24330087
 M. Jansen
 Dorpsweg 12
 1234 AB Ergens

 Factuur
 Klantnummer       Bestelnummer     Factuurnummer      Factuurdatum
 5566778           90012345         900987654          11 mei 2016

 Artikel                         Aantal    Stukprijs      Totaal
 Koptelefoon zwart                 1         79,99         79,99
 Verzendkosten                     1          0,00          0,00

                          Totaal exclusief btw             66,11
                          21% btw                          13,88
                          Totaal inclusief btw          € 79,99
 Betaald met iDEAL`,
    expected: {
      number: '900987654',
      date: '2016-05-11',
      net: '66.11',
      tax: '13.88',
      gross: '79.99',
      currency: 'EUR',
      seller: 'Coolkoop B.V.',
      buyer: 'M. Jansen',
      vatId: 'NL810012345B01',
      lines: 2,
    },
  },
  {
    name: 'Polish, two labels on a line',
    text: `Telekomunikacja Test S.A.
ul. Prosta 10, 00-850 Warszawa
NIP 525-01-00-784

FAKTURA VAT nr 12345/2020/W
data wystawienia 2020-03-10    data sprzedaży 2020-03-09
Nabywca: Jan Kowalski, ul. Polna 3, 61-001 Poznań

Abonament              1 szt.   50,00   23%   11,50   61,50
Razem                           50,00         11,50   61,50
Do zapłaty 61,50 zł  termin płatności 24.03.2020
Nr konta: 61 1090 1014 0000 0712 1981 2874`,
    expected: {
      number: '12345/2020/W',
      date: '2020-03-10',
      due: '2020-03-24',
      net: '50.00',
      tax: '11.50',
      gross: '61.50',
      currency: 'PLN',
      seller: 'Telekomunikacja Test S.A.',
      buyer: 'Jan Kowalski',
      vatId: '5250100784',
      lines: 1,
    },
  },
  {
    name: 'a restaurant, tax contained in the total',
    text: `Restaurant Zum Hirsch
Hauptstr. 5
79098 Freiburg
Tel. 0761 12345
Bewirtungsbeleg
Rechnung Nr. 8842
Datum: 17.08.2018 Uhrzeit: 20:14
2 x Schnitzel        14,90    29,80
1 x Wein 0,75         21,00    21,00
Summe EUR                      50,80
enthaltene MwSt 19% 8,11  Netto 42,69
USt-ID DE142345678
Vielen Dank`,
    expected: {
      number: '8842',
      date: '2018-08-17',
      net: '42.69',
      tax: '8.11',
      gross: '50.80',
      currency: 'EUR',
      seller: 'Restaurant Zum Hirsch',
      vatId: 'DE142345678',
      lines: 2,
    },
  },
  {
    name: 'a marketplace, one date under two labels',
    text: `Bazaar EU S.a.r.l., 38 avenue J.F. Kennedy, L-1855 Luxembourg
Sold by: Bazaar EU S.a.r.l.
VAT # LU20260743

Invoice
Paid
Invoice date / Delivery date: 03 October 2018
Invoice # LU8A3CDEFG
Total payable £23.49

Billing address
Mr John Smith
1 High Street
Reading, RG1 1AA
GB

Description            Qty   Unit price (excl. VAT)   VAT rate   Unit price (incl. VAT)   Item subtotal (incl. VAT)
USB cable, 2 m           1   £19.58                   20%        £23.49                   £23.49
Invoice total                                                                             £23.49
VAT rate     Item subtotal (excl. VAT)    VAT subtotal
20%          £19.58                        £3.91
Total        £19.58                        £3.91`,
    expected: {
      number: 'LU8A3CDEFG',
      date: '2018-10-03',
      net: '19.58',
      tax: '3.91',
      gross: '23.49',
      currency: 'GBP',
      seller: 'Bazaar EU S.a.r.l.',
      buyer: 'Mr John Smith',
      vatId: 'LU20260743',
      lines: 1,
    },
  },
  {
    name: 'a reverse charge, labels after tabs',
    text: `Hosting Nord GmbH\tInvoice
Speicherstr. 1\tInvoice No.:\tHN-2019-778812
20457 Hamburg\tDate:\t2019/05/07
Germany\tCustomer No.:\tK-4471

Acme Widgets Oy
Mannerheimintie 5
00100 Helsinki
Finland

Pos\tDescription\tPeriod\tQty\tUnit price\tTotal price
1\tCloud Server CX11\t04/2019\t1\t2.49\t2.49
2\tBackup\t04/2019\t1\t0.50\t0.50
\tSubtotal\t\t\t\t2.99
\tTax rate 0.00 %\t\t\t\t0.00
\tAmount due\t\t\t\t€ 2.99

Reverse charge: VAT to be accounted for by the recipient (Art. 196). VAT ID of customer: FI12345671
Hosting Nord GmbH | HRB 5544 Hamburg | VAT ID DE 198 765 432 | IBAN: DE02 2005 0550 1015 8713 93 | BIC: HASPDEHHXXX`,
    expected: {
      number: 'HN-2019-778812',
      date: '2019-05-07',
      net: '2.99',
      tax: '0.00',
      gross: '2.99',
      currency: 'EUR',
      seller: 'Hosting Nord GmbH',
      buyer: 'Acme Widgets Oy',
      vatId: 'DE198765432',
      lines: 2,
    },
  },
  {
    name: 'a power company, advances taken off',
    text: `Gemeinde Beispiel · Stadtwerke
Kundenservice 0800 111222

Rechnung zum Vertragskonto 2000 4411 77
Rechnungsnummer: 10 445 8891                Datum: 12.01.22

Abrechnungszeitraum 01.01.2021 bis 31.12.2021

Stromverbrauch 2.345 kWh              612,10 €
Grundpreis                             96,00 €
Summe netto                           708,10 €
Umsatzsteuer 19 %                     134,54 €
Rechnungsbetrag brutto                842,64 €
abzüglich Abschläge                  -780,00 €
Restbetrag                             62,64 €
Fällig am 28.01.22`,
    expected: {
      number: '10 445 8891',
      date: '2022-01-12',
      due: '2022-01-28',
      net: '708.10',
      tax: '134.54',
      gross: '842.64',
      currency: 'EUR',
      seller: 'Gemeinde Beispiel · Stadtwerke',
    },
  },
  {
    name: 'a Spanish service, accents and capitals',
    text: `Empresa Ejemplo, S.A.U.
C/ Alcalá 100
28009 MADRID
N.I.F. A-28000001

Nº FACTURA: 60-C931-044112     FECHA EMISIÓN: 1 de marzo de 2019
Titular: Lucía Pérez

CONCEPTO                                IMPORTE
Cuota mensual                            24,79 €
Total (base imponible)                   24,79 €
IVA (21%)                                 5,21 €
TOTAL A PAGAR                            30,00 €
Cargo en cuenta: ES91 2100 0418 4502 0005 1332`,
    expected: {
      number: '60-C931-044112',
      date: '2019-03-01',
      net: '24.79',
      tax: '5.21',
      gross: '30.00',
      currency: 'EUR',
      seller: 'Empresa Ejemplo, S.A.U.',
      vatId: 'A28000001',
      lines: 1,
    },
  },
  {
    name: 'with two taxes after a discount, and the name beside its label',
    text: `Maple Hardware Ltd.
14 Harbour Road
Vancouver, BC V5K 0A1

Invoice No. 2026-17
Date: 2026-11-02

Bill To Juniper Works

Description              Qty   Unit Cost    Amount
Hex bolts                 10      $10.00   $100.00
Gloves                    10      $10.00   $100.00

Subtotal                                   $200.00
Discount                                  - $20.00
GST (5%)                                     $9.00
PST (7%)                                    $12.60
Total                                      $201.60`,
    expected: {
      number: '2026-17',
      date: '2026-11-02',
      net: '180.00',
      tax: '21.60',
      gross: '201.60',
      currency: 'CAD',
      seller: 'Maple Hardware Ltd.',
      buyer: 'Juniper Works',
      lines: 2,
    },
  },
];
