/** What a label says the value beside it is. */
export type LabelRole =
  | 'number'
  | 'date'
  | 'due-date'
  | 'delivery-date'
  | 'period'
  | 'valid-until'
  | 'order-number'
  | 'order-date'
  | 'customer-number'
  | 'contract-number'
  | 'delivery-note'
  | 'reference'
  | 'preceding-invoice'
  | 'vat-id'
  | 'registration'
  | 'iban'
  | 'bic'
  | 'phone'
  | 'email'
  | 'method'
  | 'terms'
  | 'mandate'
  | 'payment-reference'
  | 'buyer'
  | 'seller'
  | 'address';

const no = '(?:numbers?|nummer|numero|numer|cislo|num|nro|no|nr|n|id|#|№)(?![a-z])[.°º:]{0,2}';
const bill =
  '(?:(?:tax |vat |sales |commercial |pro ?-?forma )?(?:invoice|inv\\.?|bill|receipt|credit (?:note|memo)|statement|quot(?:e|ation)|estimate|document|billing))';

/**
 * Labels as invoices write them in English, German, French, Dutch, Polish, Spanish, Italian, Portuguese, the Nordic
 * languages, Czech, Hungarian, Romanian and Turkish; folded, as patterns. A longer label goes before a shorter one.
 */
const vocabulary: Readonly<Record<LabelRole, readonly string[]>> = {
  number: [
    `${bill}[ -]?(?:${no}|ref(?:erence)?\\b|#|n[°º]\\.?)`,
    '(?:rechnungs?|beleg|faktura|gutschrifts?|angebots?|dokument(?:en)?|quittungs?|re)[ .-]{0,2}(?:nummer|nr|no)\\b\\.?',
    "(?:n[°ºo]?\\.?|numero|ref\\.?|reference) ?(?:de |d'|du )?(?:la |votre )?(?:facture|avoir|devis|piece)",
    '(?:facture|avoir|devis)(?: pro ?forma)? ?(?:n[°º]\\.?|no\\b\\.?|num(?:ero)?\\b\\.?|nr\\b\\.?|#|ref\\b\\.?)',
    '(?:factuur|nota|offerte|creditnota|creditfactuur)[ -]?(?:nummer|nr|no)\\b\\.?|nummer factuur',
    '(?:faktura|fv|rachunek|paragon)(?: vat)?(?: korygujaca| pro ?-?forma)? ?(?:nr|numer|no)\\b\\.?|(?:nr|numer) (?:faktury|rachunku|dokumentu)(?: vat)?',
    '(?:factura|fra|presupuesto|recibo)\\.? ?(?:simplificada |rectificativa )?(?:n[°ºo]?\\.?[°º]?(?![a-z])|num\\b\\.?|numero|nro\\b\\.?|#)|(?:n[.°ºo]{1,2}|num\\.?|numero|nro\\.?) ?(?:de )?(?:la )?(?:factura|fra\\.?)',
    '(?:fattura|documento|ricevuta|preventivo|nota di credito)\\.? ?(?:n[°ºr]?(?![a-z])\\.?|num\\b\\.?|numero)|(?:n[°ºr]?\\.?|num\\.?|numero) ?(?:di |della )?(?:fattura|documento|ricevuta|doc\\b)',
    '(?:fatura|factura|recibo|nota fiscal)(?:[ -]recibo)? ?(?:n[.°º]{1,3}|no\\b\\.?|numero)|(?:n[.°º]{1,3}|numero) (?:da |do )?(?:fatura|documento)',
    'faktura ?-?(?:nummer|nr|no|id)\\b\\.?|laskun? ?(?:numero|nro|nr)\\b\\.?|laskunumero',
    '(?:faktura|danovy doklad)(?: ?- ?danovy doklad)? ?(?:c\\.|cislo)|cislo (?:faktury|dokladu)|szamla ?(?:sorszam|szam)a?|sorszam',
    'factura (?:fiscala )?(?:seria [a-z]{1,5} )?(?:nr|numar)\\b\\.?|fatura (?:no|numarasi)\\b|arve (?:nr|number)\\b\\.?',
  ],
  date: [
    '(?:tax )?(?:invoice|bill(?:ing)?|issue|issuance|document|receipt|statement|inv|quot(?:e|ation)|estimate)[ -]?(?:date|dt|dated)\\b|date (?:of )?(?:the )?(?:invoice|issue|bill|quote|quotation|statement)|(?:date )?issued(?: on| at)?\\b|billed on|dated?\\b|tax point(?: date)?',
    '(?:rechnungs|beleg|ausstellungs|faktura|erstell(?:ungs)?|angebots|druck)-?datum|(?:rechnung|gutschrift|angebot) vom|datum(?: der rechnung)?\\b|ausgestellt am',
    "date (?:de |d'|du )?(?:la )?(?:facture|facturation|emission|document|devis)|(?:emise?|etablie?|editee?) le\\b|facture du\\b",
    '(?:factuur|nota|offerte)[ -]?datum|data (?:wystawienia|faktury|dokumentu|sporzadzenia)(?: faktury)?|wystawion[aoy](?: w)?(?: dniu| dnia)?\\b',
    'fecha (?:de )?(?:la )?(?:factura|fra|expedicion|emision|facturacion|documento)|fecha\\b',
    'data (?:di |della |da |de |do )?(?:fattura|documento|doc|emissione|fatura|factura|emissao|facturii|emiterii)\\b|emitid[ao] em|data\\b',
    'faktura ?-?dat(?:um|o|e)|utskriftsdatum|dato\\b|laskun (?:paivays|paivamaara|pvm)|paivays|paivamaara|pvm\\b|datum vystaveni|vystaveno|(?:szamla )?kelte|kiallitas (?:datuma|kelte)|fatura tarihi|tarih\\b',
  ],
  'due-date': [
    '(?:payment |invoice )?due(?: date| on| by)?\\b|date due|payable (?:by|before|until|on)|pay(?:ment)? (?:by|before|until|date)\\b|(?:last|final) (?:payment )?date|(?:will be )?(?:debited|charged|collected) on',
    'fa(?:e)?lligkeits?(?:datum|termin)?|fa(?:e)?llig(?:keit)?(?: am| bis| zum| ab)?|zahlbar bis(?: zum)?|zahlungsziel|zu zahlen bis(?: zum)?|zahlungsfrist|bitte (?:zahlen|uberweisen) sie (?:bis|spatestens)(?: zum)?|bis spatestens(?: zum)?',
    "date (?:limite )?(?:de |d')?(?:reglement|paiement|echeance)(?: le)?|date limite(?: de paiement)?(?: le)?|echeance(?: le)?|a (?:payer|regler) (?:avant|au plus tard)(?: le)?|payable (?:le|avant le|au)\\b|preleve[es]{0,2} (?:le|a partir du)\\b|prelevement (?:le|a partir du)\\b",
    'verval ?-?datum|vervaldag|(?:uiterste )?betaaldatum|(?:te )?betalen (?:voor|uiterlijk)|uiterlijk(?: op)?\\b|termin (?:platnosci|zaplaty)|data platnosci|platne do|zaplata do',
    '(?:fecha )?(?:de )?vencimiento|fecha (?:limite )?de pago|vence(?: el)?\\b|(?:data )?(?:di )?scadenza(?: pagamento)?|(?:da )?pagare entro(?: il)?|(?:data )?(?:de )?vencimento|pagar ate|data limite(?: de pagamento)?',
    'forfallo ?-?(?:datum|dag)|forfall(?:sdatum|sdato)?\\b|forfaldsdato|forfaldsdag|betalas senast|erapaiva|(?:datum )?splatnosti?|fizetesi hatarido|esedekesseg|(?:data )?scadent[aei]i?\\b|termen de plata|vade tarihi|son odeme tarihi',
  ],
  'delivery-date': [
    '(?:delivery|shipping|ship|supply|service|performance|dispatch) ?date|date of (?:supply|delivery|service)|(?:liefer|leistungs)-?(?:datum|termin|tag)|lieferung am|date de (?:la )?(?:livraison|prestation|vente)|(?:lever|leverings|verzend)-?datum',
    'data (?:sprzedazy|dostawy|wykonania(?: uslugi)?|zakonczenia dostawy[a-z /]{0,40})|fecha de (?:entrega|operacion|devengo)|data (?:di )?consegna|datum (?:uskutecneni )?(?:zdanitelneho )?plneni|duzp|teljesites(?: datuma| ideje| kelte)?|leveransdatum|leveringsdato|data (?:de )?entrega',
  ],
  period: [
    '(?:billing|service|invoice|statement|usage|subscription|charge) ?period\\b|period(?: covered| of service)?\\b|(?:abrechnungs|leistungs|rechnungs|vertrags)?zeitraum|abrechnungsperiode|periode(?: de facturation| facturee)?\\b|(?:factuur|facturatie)?periode|okres(?: rozliczeniowy)?\\b|periodo(?: de (?:facturacion|consumo)| di (?:fatturazione|riferimento)| de faturacao)?\\b',
  ],
  'valid-until': [
    'valid (?:until|till|through|to)\\b|validity|expir(?:y|ation) date|expires(?: on)?\\b|(?:offer|quote|quotation) (?:valid|expires) (?:until|on)|gultig bis(?: zum)?|valable jusqu.au|validite|geldig tot(?: en met)?|wazn[ae] do|valido hasta|validez|valid[ao] (?:fino al|ate)',
  ],
  'order-number': [
    `(?:purchase |sales |your |customer |client |web )?order[ -]?(?:${no}|ref(?:erence)?\\b|#)|p\\.?o\\.?(?: ?/ ?s\\.?o\\.?)? ?(?:${no}|#|ref\\b)|purchase order\\b|(?:bestell|auftrags|order)[ -]?(?:nummer|nr|zeichen|no)\\b\\.?`,
    "(?:n[°ºo]?\\.?|numero|ref\\.?|reference) ?(?:de |d'|du )?(?:la |votre )?commande|commande (?:n[°ºo]\\.?|numero)|(?:bestel|inkooporder|order|opdracht)-?(?:nummer|nr)\\b\\.?|uw order|(?:nr|numer) zamowienia|zamowienie(?: nr)?",
    '(?:n[.°ºo]{1,2}|num\\.?|numero) (?:de |do )?(?:pedido|encomenda)|(?:su )?pedido(?: n[.°º]{1,2}| num)?|(?:vs\\.? )?ordine(?: n\\.?[°r]?| numero)?|ordre ?-?(?:nummer|nr)|tilausnumero|cislo objednavky|objednavka c',
  ],
  'order-date': [
    "(?:order|purchase|registration|print|start|end|join(?:ing)?) date|date of (?:order|purchase|birth)|(?:bestell|auftrags)datum|date (?:de |d'|du )?(?:la )?commande|besteldatum|orderdatum|data zamowienia|fecha (?:de )?pedido|data ordine",
  ],
  'customer-number': [
    `(?:customer|client|account|member|subscriber|user)(?:'s)?[ -]?(?:${no}|code|ref(?:erence)?\\b|#)|a/c ?(?:no|number)\\b|(?:kunden|debitoren|mandanten)-?(?:nummer|nr|no|id)\\b\\.?|kd\\.?-?nr\\b\\.?|id\\.? ?client`,
    "(?:n[°ºo]\\.?|numero|code|ref\\.?|reference|identifiant|compte) ?(?:du |de |d')?(?:compte )?(?:client|abonne)|client n[°ºo]\\.?|(?:klant(?:en)?|debiteur(?:en)?|relatie)-?(?:nummer|nr|code|id)\\b\\.?|(?:nr|numer|kod|id) (?:klienta|nabywcy|odbiorcy)",
    '(?:n[.°ºo]{1,2}|numero|codigo|cod\\.?|num\\.?) (?:de |do )?cliente|cod(?:ice|\\.) cliente|kund ?-?(?:nummer|nr)\\b|kunde ?-?(?:nummer|nr)\\b|asiakasnumero|cislo zakaznika|vevo ?kod',
  ],
  'contract-number': [
    `(?:line number|numero de ligne)|(?:contract|agreement|policy|subscription|project|job)[ -]?(?:${no}|#)|(?:vertrags|projekt|policen)-?(?:nummer|nr)\\b\\.?|(?:n[°ºo]\\.?|numero) (?:de |du )?contrat|contrat (?:n[°ºo]\\.?|numero)|contract ?nummer|(?:nr|numer) umowy|numero (?:de |di )?contrat[to]{1,2}|contrato`,
  ],
  'delivery-note': [
    `delivery note(?: ${no})?|(?:lieferschein)(?:-?(?:nummer|nr)\\b\\.?)?|bon de livraison(?: n[°ºo])?|pakbon(?:nummer)?|albaran(?: n[.°º]{1,2})?|ddt(?: n\\.?)?|packing slip`,
  ],
  reference: [
    `(?:your |our |customer |client )?ref(?:erence)?\\b\\.?(?: ?(?:${no}|#))?|(?:ihr|unser)e? (?:zeichen|referenz)|referenz(?:nummer|nr)?|(?:uw |ons |onze )?(?:kenmerk|referentie)|(?:votre |notre |vos |nos )ref(?:erence)?s?\\b\\.?|referencia|(?:vostro |nostro |vs\\.? |ns\\.? )?riferimento|var referens|er referens|viite(?:numero)?|tracking`,
  ],
  'preceding-invoice': [
    '(?:original|corrected|preceding|credited) invoice(?: no\\b\\.?| number)?|(?:zu|korrektur zu|storno zu) rechnung(?:snummer)?|do faktury(?: nr)?',
  ],
  'vat-id': [
    '(?:your |our |seller |buyer |customer |supplier )?(?:vat|gst|tax|sales tax|eu vat)[ .-]?(?:id(?:entification)?|reg(?:istration|istered|\\.)?|payer|identifier)?[ .-]{0,2}(?:numbers?|number|no|nr|id|code|#)\\b\\.?|gstin(?:/uin)?|vat reg\\b|abn\\b|trn\\b|vat(?= ?:? ?[a-z]{2} ?\\d{6})',
    '(?:ihre |unsere )?(?:ust|umsatzsteuer)[ .-]{0,2}(?:id(?:entifikations)?(?:ent)?)[ .-]{0,2}(?:nr|nummer|no)?\\b\\.?|ust[ .-]?idnr\\.?|uid(?:[ .-]?(?:nr|nummer))?\\b\\.?|mwst[ .-]?(?:nr|nummer|id)\\b\\.?|vat[ -]?id',
    "(?:votre |notre )?(?:n[°ºo]?\\.?|numero|num\\.?|id\\.?|code|identifiant)? ?(?:de |d'identification )?tva(?: ?-? ?intra(?:[ .-]?(?:com(?:munautaire)?|c)\\.?)?)? ?(?:n[°ºo]\\.?)?(?=[ :.]{0,3}[a-z]{2} ?[0-9a-z]{2} ?\\d|[ :]{1,3}$|:)",
    '(?:uw |ons |onze )?btw[ .-]{0,2}(?:identificatie)?-?(?:nummer|nr|id|no)\\b\\.?|(?:numer )?nip(?: ue)?\\b|(?:n\\.?i\\.?f|c\\.?i\\.?f)\\b\\.?(?:/cif|/nif)?|cif/nif|nif/cif|(?:partita|p\\.?) ?iva(?: n\\.?)?|p\\.iva|piva|(?:n[.°ºo]{0,3} ?)?(?:de )?contribuinte|nipc\\b',
    'moms ?-?(?:reg(?:istrerings)?)?[ .-]{0,2}(?:nr|nummer)\\b\\.?|momsregistreringsnummer|vat-nr|alv-?(?:nro|numero|tunniste)|y-tunnus|dic\\b|ic dph|(?:kozossegi )?adoszam|c\\.?u\\.?i\\b\\.?|cod fiscal|vergi (?:no|numarasi)|mva-?nr|vkn\\b',
  ],
  registration: [
    `siren\\b|siret\\b(?: n[°º])?|(?:rcs|r\\.c\\.s\\.)(?: [a-z-]{3,20})?(?= ?[ab]? ?\\d{3})|hr[ab]\\b|kvk(?:[ .-]{0,2}(?:nummer|nr))?\\b\\.?|k\\.v\\.k\\.?(?: nr\\.?)?|coc(?: ?(?:${no}))?\\b|chamber of commerce(?: ?${no})?|handelsregister(?:nummer|nr)?|(?:company|business|registered|registration|corporate) (?:registration |reg\\.? )?(?:${no})|company reg(?:istration)?\\b|registered in [a-z &]{4,20}(?: ${no})|regon\\b|krs\\b(?: nr)?`,
    `cvr(?:[ .-]?nr)?\\b\\.?|org(?:anisations)?\\.?[ -]?(?:nr|nummer)\\b\\.?|steuer[ -]?(?:nr|nummer)\\b\\.?|st\\.?-?nr\\b\\.?|firmenbuch(?:nummer)?|ico\\b|cegjegyzekszam|ein\\b|acn\\b|cin\\b|pan\\b(?: no)?|codice fiscale|c\\.f\\.|rea\\b|registro mercantil`,
  ],
  iban: ['iban\\b(?: ?(?:no|nr|number|code))?'],
  bic: ['(?:bic|swift)(?:[ /-]{0,3}(?:bic|swift|code|adres?s?e?))?\\b\\.?'],
  phone: [
    '(?:tele?(?:ph|f)on(?:e|o)?|telefoon|telephone|phone|tel|mobile|mobil|mob|fon|ph|puh|tlf|cell)\\b\\.?(?: ?(?:no|nr|number|nummer)\\b\\.?)?',
  ],
  email: ['e-?mail(?: address| adresse)?\\b'],
  method: [
    '(?:payment|pay) (?:method|type|mode|by)\\b|(?:method|mode|form) of payment|paid (?:by|with|via)\\b|zahlungs(?:art|weise|form|methode)|(?:mode|moyen|type) de (?:paiement|reglement)|betaal(?:wijze|methode)|betalingswijze|(?:sposob|forma|metoda) (?:platnosci|zaplaty)|(?:forma|metodo|medio|modo) de pago|(?:modalita|metodo|tipo) (?:di )?pagamento|(?:forma|modo|meio) de pagamento|betalningssatt|maksutapa|zpusob (?:uhrady|platby)|fizetesi mod|zaplacono',
  ],
  terms: [
    '(?:payment|credit) terms?\\b|terms(?: of payment)?\\b|zahlungs(?:bedingung(?:en)?|kondition(?:en)?)|conditions? de (?:paiement|reglement)|betaling(?:s|conditie)?(?:voorwaarden|condities?|termijn)|betaaltermijn|warunki platnosci|(?:condiciones|terminos) de pago|(?:condizioni|termini) (?:di )?pagamento|condicoes de pagamento|betalningsvillkor|betalingsbetingelser|maksuehto|maksuehdot',
  ],
  mandate: [
    '(?:sepa[ -]?)?mandat(?:e|s)?[ -]?(?:reference|referenz(?:nummer)?|id|no|nr|kenmerk)\\b\\.?|(?:rum|reference unique (?:de |du )?mandat)\\b|machtigingskenmerk',
  ],
  'payment-reference': [
    'payment ref(?:erence)?(?: no| number)?\\b|(?:use the following )?communication(?: for your payment)?\\b|verwendungszweck|zahlungsreferenz|betalingskenmerk|onder vermelding van|(?:gestructureerde )?mededeling|tytul(?:em)? (?:przelewu|platnosci)?|ocr(?:-?nummer| number)?\\b|variabilni symbol|kid(?:-?nummer)?\\b|concepto|causale',
  ],
  buyer: [
    'to(?= ?:)|an(?= ?:)|aan(?= ?:)|att(?:n|ention)(?= ?:)|passenger|guest',
    '(?:bill(?:ed|ing|s)?|invoiced?|sold|charged?)[ -]?to(?: address| party)?\\b|billing (?:address|details|information)|invoice address|(?:customer|client|buyer|purchaser|recipient|consignee)(?: (?:name|details|address|information))?\\b|prepared for|quote (?:to|for)|bill-to',
    "rechnungs(?:empfanger|adresse|anschrift|an)|rechnung an|kunde(?:ndaten)?\\b|auftraggeber|adresse de facturation|factur(?:e|ee?) a\\b|adresse a|(?:nom du )?client(?:e)?\\b|acheteur|destinataire|nom de l'abonne|titulaire|factuuradres|klant(?:gegevens)?\\b|afnemer|factuur aan|gefactureerd aan",
    'nabywca|kupujacy|platnik|(?:datos del )?cliente\\b|facturar a|facturado a|comprador|destinatario|(?:spett\\.?(?:le|li)?)\\b|intestatario|cessionario|kund\\b|faktureras|fakturaadress|faktureringsadresse|kunde\\b|kober|asiakas|ostaja|odberatel|vevo\\b|cumparator|alici\\b|musteri',
  ],
  seller: [
    '(?:bill|invoice|sent) from|from\\b|(?:seller|supplier|vendor|merchant|provider|payee|service provider|remit to|sold by|issued by|pay to)(?: (?:name|details|address|information))?\\b|rechnungssteller|verkaufer|lieferant|leistungserbringer|absender|vendeur|fournisseur|emetteur|prestataire|emis par|leverancier|verkoper|afzender|sprzedawca|wystawca|sprzedajacy',
    'vendedor|proveedor|emisor|expedidor|fornitore|cedente(?: ?/ ?prestatore)?|mittente|emitente|fornecedor|saljare|leverantor|selger|saelger|myyja|toimittaja|dodavatel|elado\\b|szallito|furnizor|satici\\b',
  ],
  address: [
    "(?:ship(?:ped|ping)?|deliver(?:ed|y)?)[ -]?(?:to|address)\\b|(?:liefer|versand)(?:adresse|anschrift)|adresse (?:de |d')?(?:l')?(?:livraison|installation)|(?:aflever|bezorg|lever)adres|odbiorca|adres dostawy|(?:direccion de )?envio\\b|destinazione|leveransadress|adres(?:s)?e?\\b|direccion\\b|indirizzo\\b|morada\\b|domicilio",
  ],
};

/** Patterns for each role, for folded text; of several that match in one place the longest match counts. */
export const labelPatterns: readonly { readonly role: LabelRole; readonly pattern: RegExp }[] = (
  Object.keys(vocabulary) as LabelRole[]
).flatMap((role) =>
  vocabulary[role].map((words) => ({
    role,
    pattern: new RegExp(`(?<![a-z0-9@._/-])(?:${words})(?![a-z])`, 'g'),
  })),
);
