/** What a sum is, by the words beside it. */
export type AmountRole =
  | 'net'
  | 'subtotal'
  | 'tax'
  | 'gross'
  | 'due'
  | 'total'
  | 'prepaid'
  | 'discount'
  | 'charge'
  | 'rounding';

const tax =
  /\b(?:vat|gst|hst|pst|qst|[cisu]gst|(?:sales |service )?tax(?:es)?|mwst|ust|umsatzsteuer|mehrwertsteuer|tva|btw|i\.?v\.?a|moms|mva|alv|dph|afa|kdv|ptu|pdv|ddv|kaibemaks|pvm|podatek|taxe|impuesto|imposta|igic|recargo)(?![a-z])/;
const without =
  /\b(?:excl\.?|exclusi(?:ve|ef|f)|excluding|exkl\.?|exklusive|ex\.?(?= ?(?:vat|btw|gst|tax|moms|mva|d\.?p\.?h))|ht|h\.t|hors|h\.tva|netto(?:betrag|summe|wert|bedrag)?|net|before (?:vat|tax|gst)|without|ohne|zzgl\.?|plus|untaxed|taxable|sin|senza|imponibile|base imponible|base|grondslag|bez|sem|veroton|utan|uten|warenwert|hors tva|neto|zaklad)(?![a-z])/;
const withTax =
  /\b(?:incl\.?|inclusi(?:ve|ef|f)|including|inkl\.?|inklusive|inc\.?(?= ?(?:vat|btw|gst|tax))|ttc|t\.t\.c|brutto(?:betrag|summe)?|bruto|gross|with (?:vat|tax|gst)|con iva|iva incl[a-z]*|ivato|c\/iva|com iva|tvac|s dph|med moms|sis)(?![a-z])/;
const total =
  /\b(?:(?:grand|sub|invoice|order)?-?totals?|totaal|(?:factuur|eind)(?:totaal|bedrag)|(?:gesamt|end|rechnungs|zahl|brutto)-?(?:betrag|summe|preis)?|summe|suma|razem|ogolem|wartosc|totale|totaux|summa|sum|i alt|yhteensa|celkem|osszesen|vegosszeg|toplam|importe|montant|amount|betrag|bedrag|kokku|kopa)(?![a-z])/;
const due =
  /\b(?:(?:amount|balance|sum|total|payment|now) (?:amount )?(?:is )?(?:due|payable|owing|outstanding|to (?:be )?pa(?:y|id)|owed)|due amount|total to pay|to pay|please pay|amount payable|balance|zahlbetrag|zu (?:zahlen(?:der)?|uberweisen(?:der)?)|zahllast|offener betrag|(?:net )?a (?:payer|regler)|reste (?:a payer|du)|solde|te (?:betalen|voldoen)|openstaand|do zaplaty|naleznosc|pozostalo|a pagar|da pagare|netto a pagare|att betala|at(?:t)? betale|a betale|til betaling|maksettava|k uhrade|fizetendo|de plata|odenecek|saldo|tasuda|restbetrag|nachzahlung|montant du prelevement|wird abgebucht|debited)(?![a-z])/;
const prepaid =
  /\b(?:paid|prepaid|deposits?|less payments?|payments? (?:received|made)|anzahlung|bereits (?:be|ge)zahlt|acompte|deja (?:paye|regle)|(?:voor|aan)uitbetaald|reeds (?:betaald|voldaan)|zaplacono|anticipo|acconto|pagado|betalt|amount credited|a-?conto|vorauszahlung|abschlage?)(?![a-z])/;
const subtotal =
  /\b(?:sub ?-?totaa?l[a-z]*|zwischensumme|sous-?total|subtotale?|tussentotaal|delsumma|mezisoucet|valisumma|reszosszeg|somme partielle|net (?:amount|total|value|sum)|line total)(?![a-z])/;
const discount =
  /\b(?:discount|rabatt|nachlass|remise|korting|descuento|dto|sconto|desconto|rabat|skonto|coupon|voucher|promo(?:tion)?|gutschein|allowance|alennus|sleva)(?![a-z])/;
const charge =
  /\b(?:shipping|delivery|freight|postage|carriage|handling|surcharge|versand(?:kosten)?|porto|liefer(?:ung|kosten)|frais (?:de|d')|frais|livraison|port|(?:verzend|administratie|bezorg)kosten|gastos|envio|spedizione|spese|trasporto|frakt|fragt|transport|fee|fees|toeslag|wysylka|dostawa|portes)(?![a-z])/;
const grand =
  /\b(?:grand|final|invoice|total for this|overall|facture|factuur|rechnung|gesamt|end)/;
const rounding =
  /\b(?:round(?:ing|ed|off| off)?|rundung|arrondi|afronding|zaokraglenie|redondeo|arrotondamento|avrundning|oresavrunding|pyoristys)(?![a-z])/;

/** Totals of what is no money: `Total Points: 3,247`, `Items total 4`. */
const counted =
  /\b(?:totals?|balance|sum|number)(?: of)? (?:(?:reward|loyalty|bonus|member|available) )?(?:points?|pts|items?|qty|quantit(?:y|ies)|pieces|units|hours|pages|miles|nights|guests|stars|savings)(?![a-z])|\b(?:points?|pts|items?|quantity|pieces|units|hours|miles|stars) (?:total|balance|earned|redeemed|available|sold)(?![a-z])/;

/** The role of an amount by the folded words before it; nothing if they name none. */
export function findAmountRole(words: string): AmountRole | undefined {
  if (counted.test(words)) return undefined;
  if (rounding.test(words)) return 'rounding';
  const isWithout = without.test(words);
  const isWith = withTax.test(words);
  const hasTotal = total.test(words);
  const hasTax = tax.test(words);
  if (/\btotal (?:amount )?paid\b/.test(words)) return 'total';
  if (prepaid.test(words) && !due.test(words)) return 'prepaid';
  if (due.test(words) && !(isWithout && hasTax)) return 'due';
  if (isWith && !isWithout && (hasTotal || !hasTax || /\bttc\b|incl|inkl/.test(words)))
    return 'gross';
  if (subtotal.test(words)) return isWith ? 'gross' : isWithout ? 'net' : 'subtotal';
  if (isWithout && (hasTotal || hasTax || words.length < 30))
    return /tax(?!able)|mwst \d|vat \d/.test(words) && !hasTotal ? 'tax' : 'net';
  if (hasTax) return 'tax';
  if (discount.test(words)) return 'discount';
  if (charge.test(words) && !hasTotal) return 'charge';
  if (hasTotal)
    return grand.test(words) && /total|gesamt|end|rechnung|summe/.test(words) ? 'gross' : 'total';
  return undefined;
}

/** Whether the folded words belong to the totals below the items, so that the items end. */
export function isAmountLabel(words: string): boolean {
  const role = findAmountRole(words);
  return role !== undefined && role !== 'discount' && role !== 'charge';
}
