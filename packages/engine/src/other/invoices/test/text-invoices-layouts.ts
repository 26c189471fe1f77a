import type { TextInvoice } from './text-invoice.ts';

/** Invoices of shops, services and utilities, in the layouts that these have; made up for the tests. */
export const layoutInvoices: readonly TextInvoice[] = [
  {
    name: 'a marketplace, several labels on a line of words',
    text: `Tax Invoice
Sold By: Bluebird Retail Private Limited, 14 Ring Road, New Delhi 110002
Order ID: OD60914881 Invoice No: B-2014-00912 Order Date: 10-08-2014 Invoice Date: 12-08-2014
VAT/TIN: 07110254321

Billing Address
Meera Nair
12 Lake View
Pune 411001

Product                    Qty    Price     Tax     Total
Desk lamp, black             1   450.00   56.25    506.25

Grand Total                                     Rs. 506.25`,
    expected: {
      number: 'B-2014-00912',
      date: '2014-08-12',
      net: '450.00',
      tax: '56.25',
      gross: '506.25',
      currency: 'INR',
      seller: 'Bluebird Retail Private Limited',
      buyer: 'Meera Nair',
    },
  },
  {
    name: 'a telephone company, number in groups of digits',
    text: `FonNord GmbH, Postfach 1100, 22001 Hamburg

Herrn
Jan Petersen
Elbweg 7
22587 Hamburg

Ihre Rechnung für März 2021

Rechnungsnummer   714 220 118
Kundennummer      5550012
Rechnungsdatum    05.04.2021

Monatlicher Grundpreis                      33,6050
Verbindungen                                 0,0000
Summe netto                                  33,61 €
19,00 % Umsatzsteuer auf 33,61 €              6,39 €
Rechnungsbetrag                              40,00 €

Der Betrag wird am 12.04.2021 von Ihrem Konto abgebucht.
FonNord GmbH, Amtsgericht Hamburg HRB 99001, USt-IdNr. DE 129 273 398`,
    expected: {
      number: '714 220 118',
      date: '2021-04-05',
      net: '33.61',
      tax: '6.39',
      gross: '40.00',
      currency: 'EUR',
      seller: 'FonNord GmbH',
      vatId: 'DE129273398',
    },
  },
  {
    name: 'a subscription, with the sum to pay in a headline',
    text: `Invoice
Invoice number   7F21A0C4-0003
Date of issue    January 5, 2021
Date due         January 5, 2021

Papertrail Labs, Inc.              Bill to
548 Harbor Street                  Nordlicht Studio
San Francisco, California 94104    Sternweg 2
United States                      10115 Berlin
help@papertraillabs.com            Germany

$24.00 USD due January 5, 2021

Description                        Qty   Unit price   Amount
Team plan                          2     $12.00       $24.00
Jan 5 – Feb 5, 2021

Subtotal      $24.00
Total         $24.00
Amount due    $24.00 USD`,
    expected: {
      number: '7F21A0C4-0003',
      date: '2021-01-05',
      due: '2021-01-05',
      net: '24.00',
      gross: '24.00',
      currency: 'USD',
      seller: 'Papertrail Labs, Inc.',
      buyer: 'Nordlicht Studio',
      lines: 1,
    },
  },
  {
    name: 'a paid invoice with nothing left to pay',
    text: `Kite Domains B.V.
Singel 40, 1016 AA Amsterdam
VAT NL820471616B01

Invoice: 2017-55120
Date: 03-11-2017
Status: PAID

1x Domain kite.example, 1 year        € 9,90

Subtotal                              € 9,90
VAT (21%)                             € 2,08
Total                                € 11,98
Paid (iDEAL)                         € 11,98
Balance due                           € 0,00`,
    expected: {
      number: '2017-55120',
      date: '2017-11-03',
      net: '9.90',
      tax: '2.08',
      gross: '11.98',
      currency: 'EUR',
      seller: 'Kite Domains B.V.',
      vatId: 'NL820471616B01',
    },
  },
  {
    name: 'a hotel, dates in every line',
    text: `Hotel Drei Linden
Inh. Rosa Beck e.K.
Parkstraße 5 · 76530 Baden-Baden
St.-Nr. 33/104/20211

Rechnung 4410
Herr Tom Fischer

Anreise 02.05.2019   Abreise 04.05.2019
Rechnungsdatum: 04.05.2019

02.05.2019  Übernachtung   1   80,00   80,00
03.05.2019  Übernachtung   1   80,00   80,00
03.05.2019  Frühstück      1   12,00   12,00

Gesamt EUR  172,00

MwSt     Netto     MwSt-Betrag   Brutto
7,00 %   149,53    10,47         160,00
19,00 %   10,08     1,92          12,00`,
    expected: {
      number: '4410',
      date: '2019-05-04',
      net: '159.61',
      tax: '12.39',
      gross: '172.00',
      currency: 'EUR',
      seller: 'Hotel Drei Linden',
    },
  },
  {
    name: 'a refund with negative sums',
    text: `Schuhhaus Weller GmbH & Co. KG
Markt 3, 99084 Erfurt

Gutschrift Nr. G-2020-7 zur Rechnung 2020-118
Datum 15.09.2020

Rückgabe Wanderschuhe   1   -119,00   -119,00

Netto                      -100,00 €
19% MwSt.                   -19,00 €
Gesamtbetrag               -119,00 €`,
    expected: {
      number: 'G-2020-7',
      date: '2020-09-15',
      net: '-100.00',
      tax: '-19.00',
      gross: '-119.00',
      currency: 'EUR',
      seller: 'Schuhhaus Weller GmbH & Co. KG',
    },
  },
  {
    name: 'shipping and a discount between the net and the total',
    text: `Willow & Thread Ltd.
Unit 4, Mill Yard, Bath BA1 2AB
VAT number GB 987 6543 21

INVOICE WT-881
Date: 1st February 2022
Payment due: 3rd March 2022

Linen, natural, m     12    9.50    114.00

Subtotal              114.00
Discount 10%          -11.40
Shipping                6.00
VAT @ 20%              21.72
Total              GBP 130.32`,
    expected: {
      number: 'WT-881',
      date: '2022-02-01',
      due: '2022-03-03',
      tax: '21.72',
      net: '114.00',
      gross: '130.32',
      currency: 'GBP',
      seller: 'Willow & Thread Ltd.',
      vatId: 'GB987654321',
    },
  },
  {
    name: 'a French service with its date written out and a debit',
    text: `Eau du Vallon SA
BP 12 - 38000 Grenoble
Votre facture du 4 août 2018
N° de facture : 2018 08 00451
N° client : 778210

M. Paul Girard
3 impasse du Puits
38100 Grenoble

Montant total HT                 61,10 €
TVA à 5,50 %                      3,36 €
Montant total TTC                64,46 €

Montant prélevé le 20 août 2018 : 64,46 €`,
    expected: {
      number: '2018 08 00451',
      date: '2018-08-04',
      due: '2018-08-20',
      net: '61.10',
      tax: '3.36',
      gross: '64.46',
      currency: 'EUR',
      seller: 'Eau du Vallon SA',
    },
  },
  {
    name: 'a receipt of a ride',
    text: `Thanks for riding, Lea
Total  €17.40
October 12, 2019

Trip fare            €14.62
Subtotal             €14.62
VAT (19%)             €2.78

Invoice issued by CityRide Germany GmbH
Invoice number: CRDE-02-2019-0010021
VAT ID: DE301122334`,
    expected: {
      number: 'CRDE-02-2019-0010021',
      date: '2019-10-12',
      net: '14.62',
      tax: '2.78',
      gross: '17.40',
      currency: 'EUR',
      seller: 'CityRide Germany GmbH',
      vatId: 'DE301122334',
    },
  },
  {
    name: 'Finnish',
    text: `Saunapuu Oy
Rantatie 8
33100 Tampere
Y-tunnus 1234567-8

LASKU
Laskun numero: 10021
Laskun päivämäärä: 7.3.2023
Eräpäivä: 21.3.2023

Kuvaus            Määrä    Hinta     Yhteensä
Lauteet               1   400,00       400,00

Veroton yhteensä            400,00
ALV 24 %                     96,00
Maksettava yhteensä       496,00 €

IBAN FI21 1234 5600 0007 85`,
    expected: {
      number: '10021',
      date: '2023-03-07',
      due: '2023-03-21',
      net: '400.00',
      tax: '96.00',
      gross: '496.00',
      currency: 'EUR',
      seller: 'Saunapuu Oy',
      iban: 'FI2112345600000785',
    },
  },
];
