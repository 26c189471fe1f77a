import { anywhere, inHead, inName, inTitle, type KindSignals } from './signal.ts';

const invoiceWord =
  /\b(?:tax invoice|invoice|factura|facture|rechnung|fattura|factuur|faktura|fatura|credit note|gutschrift|nota de cr[ée]dito|avoir)\b/i;
const amountDue =
  /\b(?:amount due|balance due|total due|grand total|invoice total|total amount|amount payable|gesamtbetrag|rechnungsbetrag|zahlbetrag|total (?:a pagar|ttc|à payer)|net à payer|importe total|totale (?:fattura|documento)|te betalen|totaal|do zapłaty|razem|total)\b/i;
const taxId =
  /\b(?:VAT|USt|TVA|IVA|BTW|MwSt|GST|NIP|CIF|NIF|P\.? ?IVA|ABN|EIN|tax)[\s.-]{0,3}(?:id|reg|no|nr|number|rate|amount)?\b/i;
const invoiceNumber =
  /\b(?:invoice|rechnungs?|facture|factura|fattura|factuur|faktur\w|fatura)[\s.-]{0,3}(?:no|nr|number|nummer|num[ée]ro|n[°ºo]|#|id)\b/i;

/** Papers about money and goods. Of two kinds with the same weight, the first is chosen. */
export const moneySignals: readonly KindSignals[] = [
  {
    kind: 'invoice',
    signals: [
      {
        name: 'the data of an invoice inside the file',
        weight: 8,
        test: ({ hasInvoiceData }) => hasInvoiceData,
      },
      anywhere(
        'the elements of an electronic invoice',
        /<(?:\w+:)?(?:Invoice|CreditNote|CrossIndustryInvoice|CrossIndustryDocument)\b|urn:oasis:names:specification:ubl:schema:xsd:(?:Invoice|CreditNote)|CrossIndustry(?:Invoice|Document)|urn:cen\.eu:en16931/i,
        4,
      ),
      inTitle('the word invoice at its head', invoiceWord),
      inHead('an invoice number', invoiceNumber),
      anywhere('a total to pay', amountDue, 0.5),
      anywhere('a tax number or rate', taxId, 0.5),
      anywhere('bank details', /\b(?:IBAN|BIC|SWIFT|sort code|routing number)\b/),
      inHead(
        'a due date',
        /\b(?:due date|payment due|payment is due|due:? \d|date d.[ée]ch[ée]ance|fällig|zahlbar bis|échéance|vencimiento|scadenza|vervaldatum|termin płatności)\b/i,
      ),
    ],
  },
  {
    kind: 'quote',
    signals: [
      inTitle(
        'its title',
        /\b(?:quotation|quote|estimate|angebot|devis|presupuesto|preventivo|offerte)\b/i,
        1.5,
      ),
      inHead(
        'a date until which it is valid',
        /\b(?:valid (?:until|for|through)|gültig bis|valable)\b/i,
      ),
      inHead('its number', /\b(?:quote|quotation|estimate|offer)\s?(?:no|nr|number|#)/i),
    ],
  },
  {
    kind: 'order',
    signals: [
      inName(
        'its title',
        /\b(?:purchase order|order (?:confirmation|form)|(?:work|booking|sales) order|bestellung|auftragsbest[äa]tigung|bon de commande|commande n|orden de compra|ordine d.acquisto|inkooporder)\b/i,
      ),
      inHead(
        'an order number',
        /\b(?:purchase order|P\.?O\.?|order|booking|reservation)[\s.-]{0,3}(?:no|nr|number|id|reference|#)/i,
      ),
      inHead(
        'where the goods go',
        /\b(?:ship to|deliver to|delivery address|vendor|supplier)\b/i,
        0.5,
      ),
      inHead(
        'a day of delivery',
        /\b(?:order date|date of order|delivery date|required by|deliver by|ship (?:date|via|by))\b/i,
        0.5,
      ),
    ],
  },
  {
    kind: 'delivery-note',
    signals: [
      inName(
        'its title',
        /\b(?:delivery (?:note|docket|order)|packing (?:slip|list|note)|(?:dispatch|despatch|shipping|consignment|advice) note|bill of lading|waybill|lieferschein|bon de livraison|albar[áa]n|documento di trasporto|pakbon)\b/i,
      ),
      inHead(
        'goods that were handed over',
        /\b(?:qty (?:shipped|delivered|ordered)|quantity (?:shipped|delivered|ordered)|received by|received in good|carrier|consignee|consignor|tracking (?:no|number)|gross weight|packages)\b/i,
      ),
    ],
  },
  {
    kind: 'receipt',
    signals: [
      inName(
        'its title',
        /\b(?:(?:sales|payment|cash|official|till|donation|rent|deposit|booking) )?receipt\b|\b(?:kassenbon|quittung|ticket de caisse|re[çc]u de|scontrino|kassabon|recibo)\b/i,
      ),
      anywhere(
        'how it was paid',
        /\b(?:card ending(?: in)?|auth(?:ori[sz]ation)?(?: code)?[:#]|approval code|change (?:due|given)|cash tendered|amount tendered|payment method|paid (?:by|with|in cash)|contactless|chip read|visa|mastercard|amex)\b/i,
      ),
      anywhere(
        'a till and its number',
        /\b(?:cashier|register|terminal|till|store) ?(?:no\.?|id|#|:)|\btransaction (?:id|no|number)\b|\btxn\b/i,
      ),
      anywhere('a total', /^[^\n]{0,20}\b(?:sub)?total\b[^\n]{0,40}\d/im, 0.5),
      anywhere(
        'thanks for buying',
        /\bthank(?:s| you) for (?:shopping|your (?:purchase|payment|donation|visit|order))\b/i,
        0.7,
      ),
    ],
  },
  {
    kind: 'statement',
    signals: [
      inName(
        'its title',
        /\b(?:(?:bank|account|credit card|card|(?:patient )?billing|monthly|savings|current account|checking|brokerage|loan) statement|statement of account|statement (?:period|date|number)|kontoauszug|relev[ée] de compte|extracto bancario|estratto conto|rekeningafschrift)\b/i,
      ),
      anywhere(
        'an opening and a closing balance',
        /\b(?:opening|beginning|previous|starting|brought forward|closing|ending|new|current) balance\b|\bbalance (?:brought|carried) forward\b/i,
      ),
      anywhere(
        'money in and out',
        /\b(?:deposits?|credits?|money in|paid in)\b[^\n]{0,60}\b(?:withdrawals?|debits?|money out|paid out)\b|\b(?:withdrawals?|debits?|money out|paid out)\b[^\n]{0,60}\b(?:deposits?|credits?|money in|paid in)\b/i,
        0.7,
      ),
      inHead(
        'the account',
        /\b(?:account (?:no|number|holder|summary)|sort code|statement period|IBAN)\b/i,
        0.5,
      ),
    ],
  },
  {
    kind: 'payslip',
    signals: [
      inName(
        'its title',
        /\b(?:pay ?slip|pay ?stub|wage slip|salary (?:slip|statement)|earnings statement|pay (?:advice|statement)|payroll (?:slip|advice)|(?:lohn|gehalts)abrechnung|bulletin de (?:paie|salaire)|n[óo]mina|busta paga|loonstrook)\b/i,
      ),
      anywhere(
        'gross and net pay',
        /\b(?:gross (?:pay|earnings|salary|wages)|net (?:pay|salary|earnings|wages)|take[- ]home pay|total deductions)\b/i,
      ),
      anywhere(
        'what is taken off the pay',
        /\b(?:PAYE|national insurance|NI (?:number|contribution)|medicare|social security|FICA|withholding|provident fund|superannuation|pension contribution|income tax|401\(k\))/i,
        0.5,
      ),
      inHead(
        'the period that is paid',
        /\b(?:pay (?:period|date|day|frequency)|period ending|tax (?:code|period|month)|YTD|year to date|employee (?:no|number|id))\b/i,
        0.7,
      ),
    ],
  },
];
