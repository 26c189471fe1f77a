/** Words at the head of a row or column of sums. */
export const totalLabel =
  /^(?:grand[ -]?totals?|sub-?totals?|overall totals?|totals?|sum|sums|summe|zwischensumme|gesamt(?:summe|betrag)?|insgesamt|somme|sous-total|totaal|subtotaal|totale|totali|suma|subtotal|razem|итого|всего|合計|总计)(?![\p{L}\p{N}])/iu;
/** Rows that hold no sum although they stand among sums. */
export const meanLabel =
  /^(?:average|avg|mean|median|durchschnitt|mittelwert|moyenne|media|promedio|gemiddelde)(?![\p{L}\p{N}])/iu;
/** Columns whose words or numbers are names, not quantities. */
export const idName =
  /(?:^|[\s_.-])(?:id|ids|uuid|guid|no|nr|num|number|nummer|code|sku|key|ref|reference|account|acct|iban|phone|tel|telephone|mobile|fax|zip|zipcode|postcode|plz|isbn|ean|gtin|barcode|serial|pin|ssn|siren|siret|vat|index|version)\.?$|^[#@]|#$|[a-z](?:Id|ID|No|Nr|Code)$/i;
/** A count in spite of such a word: `number of visitors`, `No. of units`. */
export const countName =
  /^(?:number|no\.?|nr\.?|num|count|anzahl|nombre|#)\s?(?:of|de|der)?\s.{2}|^(?:count|anzahl)$/i;
/** Columns whose figures cannot be added up, or whose sum means nothing. */
export const notAdditiveName =
  /(?:^|[^\p{L}])(?:prices?|preis|prix|precio|rates?|average|avg|mean|median|percent|percentage|pct|ratio|age|alter|years?|jahr|scores?|ratings?|grade|balance|saldo|solde|temp|temperature|index|level|lat|latitude|lon|lng|longitude|height|rank|ranking|satisfaction|version|per|each|min|max|minimum|maximum|margin|marge|size|density|speed|unit cost|unit|cumulative|running|ytd|bmi|exchange|growth|change|distance|duration|probability|factor|position|step)(?![\p{L}])|%/iu;
/** Columns of counts and amounts that people add up. */
export const additiveName =
  /(?:^|[^\p{L}])(?:qty|quantity|units? sold|units|items|pieces|menge|anzahl|count|number of|no\. of|hours?|stunden|amounts?|betrag|montant|importe|total|sum|sales|umsatz|revenues?|turnover|income|costs?|kosten|expenses?|spend|spent|budget|actual|planned|plan|forecast|profit|loss|net|gross|fees?|tax|vat|paid|payments?|debit|credit|visits?|visitors|orders|votes?|stimmen|population|employees|headcount|donations?|salary|salaries|wages|downloads?|clicks|views|impressions|tickets|stock|inventory|deaths|births|cases|attendees|attendance|participants|members|students|rooms|seats|value|volume)(?![\p{L}])/iu;
/** Percentages that are parts of one whole. */
export const shareName =
  /(?:^|[^\p{L}])(?:shares?|anteil|percent of|percentage of|% of|proportion|portion|allocation|split|mix|breakdown|part|votes?|weight|weighting|distribution)(?![\p{L}])|^\s*(?:%|percent|percentage|pct|in %)\s*$/iu;
/** Figures that are called rounded: they may differ from the sum by a few units. */
export const roundedName =
  /(?:thousands?|millions?|billions?|rounded|gerundet|'000|’000|\b000s\b|\bin (?:k|m|mn|bn)\b|\((?:k|m|mn|bn|000)\)|[$€£](?:k|m|mn|bn)\b|\bT(?:EUR|USD|€)|\b(?:EUR|USD|GBP) ?(?:k|m|mn|bn|'000)\b)/i;
export const quantityName =
  /(?:^|[^\p{L}])(?:qty|quantity|units?|pieces|pcs|hours?|days|menge|anzahl|quantité|cantidad|aantal|count|number|nights)(?![\p{L}])/iu;
export const priceName =
  /(?:^|[^\p{L}])(?:prices?|unit cost|cost|rate|each|per (?:unit|hour|day|night|piece)|preis|einzelpreis|prix|precio|prijs|fee)(?![\p{L}])/iu;
export const productName =
  /(?:^|[^\p{L}])(?:totals?|amount|line total|extended|sum|net|value|betrag|gesamt|gesamtpreis|montant|importe|bedrag|subtotal|cost|revenue|sales|pay)(?![\p{L}])/iu;
export const balanceName = /(?:^|[^\p{L}])(?:balance|saldo|solde|kontostand)(?![\p{L}])/iu;
export const debitName =
  /(?:^|[^\p{L}])(?:debits?|withdrawals?|money out|paid out|soll|ausgang|débit|charges?)(?![\p{L}])/iu;
export const creditName =
  /(?:^|[^\p{L}])(?:credits?|deposits?|money in|paid in|haben|eingang|crédit)(?![\p{L}])/iu;
export const amountName = /^(?:amounts?|betrag|montant|importe|value|transaction amount)\b/i;
export const emailName = /e-?mail/i;
export const ibanName = /(?:^|[^a-z])iban(?:[^a-z]|$)/i;
