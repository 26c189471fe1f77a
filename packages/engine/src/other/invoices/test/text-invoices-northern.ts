import type { TextInvoice } from './text-invoice.ts';

/** Invoices in English, German, French, Dutch and Polish, made up for the tests. */
export const northernInvoices: readonly TextInvoice[] = [
  {
    name: 'English, labels beside values',
    text: `Northwind Paper Ltd
12 Mill Lane, Leeds LS1 4AB
VAT Reg No: GB 123 4567 82

INVOICE

Invoice No:      NW-10442
Invoice Date:    14 March 2024
Due Date:        13 April 2024

Bill To:
Harbour Books
4 Quay Street
Bristol BS1 4HG

Description              Qty     Unit Price     Amount
A4 paper, 500 sheets      10          4.50       45.00
Envelopes C5             200          0.12       24.00

Subtotal                                         69.00
VAT 20%                                          13.80
Total                                           £82.80

IBAN GB29 NWBK 6016 1331 9268 19  BIC NWBKGB2L`,
    expected: {
      number: 'NW-10442',
      date: '2024-03-14',
      due: '2024-04-13',
      net: '69.00',
      tax: '13.80',
      gross: '82.80',
      currency: 'GBP',
      seller: 'Northwind Paper Ltd',
      buyer: 'Harbour Books',
      vatId: 'GB123456782',
      iban: 'GB29NWBK60161331926819',
      lines: 2,
    },
  },
  {
    name: 'American, labels above values',
    text: `Cascade Tooling Inc.
88 Foundry Road
Portland, OR 97201

Invoice #           Invoice Date        Due Date
2023-0099           07/08/2023          08/07/2023

BILL TO
Lakeside Marina LLC
5 Pier Ave
Duluth, MN 55802

Item                      Hours    Rate       Amount
Lathe maintenance             6    95.00      570.00
Spare belts                   2    41.25       82.50

Subtotal                                   $652.50
Sales tax (8%)                              $52.20
Total due                                  $704.70`,
    expected: {
      number: '2023-0099',
      date: '2023-07-08',
      due: '2023-08-07',
      net: '652.50',
      tax: '52.20',
      gross: '704.70',
      currency: 'USD',
      seller: 'Cascade Tooling Inc.',
      buyer: 'Lakeside Marina LLC',
      lines: 2,
    },
  },
  {
    name: 'German, letter with the sender above the address',
    text: `Gärtnerei Holm GmbH · Lindenweg 3 · 24103 Kiel

Frau
Petra Sommer
Am Deich 9
25899 Niebüll

Rechnung Nr. 2022/118                         Datum: 03.06.2022

Pos  Bezeichnung                 Menge   Einzelpreis    Gesamt
1    Rosenstöcke                     4       18,50       74,00
2    Pflanzarbeiten (Std.)           3       42,00      126,00

Nettobetrag                                             200,00
zzgl. 19 % MwSt.                                         38,00
Rechnungsbetrag                                     238,00 EUR

Zahlbar bis 17.06.2022 ohne Abzug.

USt-IdNr.: DE811569869   IBAN: DE89 3704 0044 0532 0130 00   BIC: COBADEFFXXX`,
    expected: {
      number: '2022/118',
      date: '2022-06-03',
      due: '2022-06-17',
      net: '200.00',
      tax: '38.00',
      gross: '238.00',
      currency: 'EUR',
      seller: 'Gärtnerei Holm GmbH',
      vatId: 'DE811569869',
      iban: 'DE89370400440532013000',
      lines: 2,
    },
  },
  {
    name: 'German, thousands with full stops and a discount for early payment',
    text: `Stahlbau Nord AG
Werftstraße 10
18057 Rostock

An
Reederei Blau KG
Hafenallee 2
20457 Hamburg

Rechnungsnummer: RE-4711
Rechnungsdatum: 5. Januar 2023
Kundennummer: 90211
Leistungszeitraum: 01.12.2022 - 31.12.2022

Beschreibung                     Menge   Preis        Betrag
Stahlträger HEB 200                 12   1.050,00     12.600,00
Montage                              1   2.400,00      2.400,00

Summe netto                                          15.000,00 €
Umsatzsteuer 19%                                      2.850,00 €
Gesamtbetrag                                         17.850,00 €

Zahlungsbedingungen: 2 % Skonto innerhalb 10 Tagen, 30 Tage netto
Steuernummer 079/123/45678`,
    expected: {
      number: 'RE-4711',
      date: '2023-01-05',
      net: '15000.00',
      tax: '2850.00',
      gross: '17850.00',
      currency: 'EUR',
      seller: 'Stahlbau Nord AG',
      buyer: 'Reederei Blau KG',
      lines: 2,
    },
  },
  {
    name: 'French, sums before and after tax',
    text: `BOULANGERIE MARTIN SARL
14 rue des Lilas
31000 Toulouse
SIRET : 732 829 320 00074
N° TVA intracommunautaire : FR 40 303 265 045

Facturé à :
Hôtel du Parc
2 avenue Foch
31000 Toulouse

Facture n° F2021-077
Date de facturation : 12/11/2021
Date d'échéance : 12/12/2021

Désignation             Quantité    Prix unitaire HT    Total HT
Baguettes                    300                0,80      240,00
Croissants                   100                1,10      110,00

Total HT                                              350,00 €
TVA 5,5 %                                              19,25 €
Total TTC                                             369,25 €
Net à payer                                           369,25 €`,
    expected: {
      number: 'F2021-077',
      date: '2021-11-12',
      due: '2021-12-12',
      net: '350.00',
      tax: '19.25',
      gross: '369.25',
      currency: 'EUR',
      seller: 'BOULANGERIE MARTIN SARL',
      buyer: 'Hôtel du Parc',
      vatId: 'FR40303265045',
      lines: 2,
    },
  },
  {
    name: 'French, number and date in the title line, thousands with blanks',
    text: `Menuiserie Duval SAS - 8 quai de la Loire - 44000 Nantes

Facture n°10458 du 3 février 2020

Client : Mairie de Rezé

Fenêtres bois            4    1 250,00    5 000,00

Montant HT     5 000,00 €
TVA 20,00 %    1 000,00 €
Montant TTC    6 000,00 €

Menuiserie Duval SAS au capital de 50 000 € - RCS Nantes 421 000 123`,
    expected: {
      number: '10458',
      date: '2020-02-03',
      net: '5000.00',
      tax: '1000.00',
      gross: '6000.00',
      currency: 'EUR',
      seller: 'Menuiserie Duval SAS',
      buyer: 'Mairie de Rezé',
    },
  },
  {
    name: 'Dutch, labels beside values',
    text: `Fietsenmaker De Ketting B.V.
Kerkstraat 11
3511 KX Utrecht
KvK 30123456   BTW-nummer NL001234567B01

FACTUUR

Factuurnummer: 20230045
Factuurdatum: 21-02-2023
Vervaldatum: 07-03-2023

Omschrijving          Aantal     Prijs    Bedrag
Onderhoudsbeurt            1     60,00     60,00
Binnenband                 2      9,50     19,00

Subtotaal excl. btw                        79,00
21% btw                                    16,59
Totaal incl. btw                         € 95,59

Gelieve te betalen op IBAN NL91 ABNA 0417 1643 00 onder vermelding van 20230045`,
    expected: {
      number: '20230045',
      date: '2023-02-21',
      due: '2023-03-07',
      net: '79.00',
      tax: '16.59',
      gross: '95.59',
      currency: 'EUR',
      seller: 'Fietsenmaker De Ketting B.V.',
      vatId: 'NL001234567B01',
      iban: 'NL91ABNA0417164300',
      lines: 2,
    },
  },
  {
    name: 'Polish, totals in a row',
    text: `Faktura VAT nr FV/12/05/2022
Data wystawienia: 2022-05-31
Termin płatności: 2022-06-14

Sprzedawca:                          Nabywca:
Drukarnia Wisła Sp. z o.o.           Księgarnia Pod Lipą
ul. Długa 5                          ul. Krótka 7
00-238 Warszawa                      31-001 Kraków
NIP: 5252248481                      NIP: 6762484560

Lp  Nazwa            Ilość  Cena netto  Wartość netto  VAT  Kwota VAT  Wartość brutto
1   Druk ulotek       1000        0,40         400,00  23%      92,00          492,00

Razem                                          400,00           92,00          492,00

Do zapłaty: 492,00 zł`,
    expected: {
      number: 'FV/12/05/2022',
      date: '2022-05-31',
      due: '2022-06-14',
      net: '400.00',
      tax: '92.00',
      gross: '492.00',
      currency: 'PLN',
      seller: 'Drukarnia Wisła Sp. z o.o.',
      buyer: 'Księgarnia Pod Lipą',
      vatId: '5252248481',
      lines: 1,
    },
  },
];
