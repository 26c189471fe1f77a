/** What a column of the table of lines holds. */
export type ItemColumn =
  | 'position'
  | 'code'
  | 'description'
  | 'quantity'
  | 'unit'
  | 'price'
  | 'discount'
  | 'tax'
  | 'amount';

const words: readonly (readonly [ItemColumn, RegExp])[] = [
  [
    'description',
    /\b(?:description|descrip\w*|items?|particulars|details|service|product(?: name)?|goods|work|beschreibung|bezeichnung|artikel(?:bezeichnung)?|leistung|leistungsbeschreibung|text|designation|libelle|prestations?|produits?|omschrijving|naam|nazwa(?: towaru)?|opis|descripcion|concepto|articulo|descrizione|prodotto|descricao|designacao|beskrivning|benamning|beskrivelse|varebeskrivelse|vare|selite|nimike|kuvaus|popis|nazev|polozka|oznaceni|megnevezes|denumire\w*|aciklama)\b/,
  ],
  [
    'quantity',
    /\b(?:qty|quantity|units|hours|hrs|no\. of|pcs|menge|anzahl|stunden|qte|quantite|nombre|aantal|hoeveelheid|ilosc|cantidad|cant|uds|quantita|qta|q\.ta|quantidade|qtd|antal|antall|maara|kpl|mnozstvi|pocet|mennyiseg|cantitate\w*|miktar)\b/,
  ],
  [
    'price',
    /\b(?:(?:unit|net|list|each|item) ?-?price|price|rate|cost|unit cost|(?:einzel|stuck|e-|vk-|netto)preis|preis|ep|p\.u\.?|pu|prix|tarif|(?:stuks|eenheids)?prijs|tarief|cena|precio|prezzo|preco|a-pris|pris|a pris|hinta|yksikkohinta|jedn\. cena|egysegar|pret\w*|birim fiyat)\b/,
  ],
  [
    'amount',
    /\b(?:amount|total|line total|subtotal|sum|extended|betrag|gesamt(?:preis|betrag)?|summe|gp|zeilenbetrag|montant|total ht|bedrag|totaal|wartosc|importe|importo|totale|valor|belopp|summa|belob|sum|yhteensa|celkem|cena celkem|ertek|netto ertek|valoare\w*|tutar|price)\b/,
  ],
  ['tax', /\b(?:vat|tax|taxes|gst|mwst|ust|tva|btw|iva|moms|mva|alv|dph|afa|kdv)\b/],
  [
    'discount',
    /\b(?:disc|discount|rabatt|remise|korting|descuento|dto|sconto|rabat|sleva|alennus|desconto)\b/,
  ],
  [
    'code',
    /\b(?:code|sku|item no|article no|art\.? ?-?nr|artikelnr|artikelnummer|reference|ref|codigo|codice|part no|hsn|hsn\/sac|kod)\b/,
  ],
  ['position', /\b(?:pos|no|nr|lp|#|sl|s\.? ?no|sr|line|poz|rij)\b\.?/],
];

/** The columns the folded words of a heading row name, in the order they stand. */
export function findItemColumns(folded: string): readonly ItemColumn[] {
  const found: { readonly column: ItemColumn; readonly at: number }[] = [];
  for (const [column, pattern] of words) {
    const at = pattern.exec(folded)?.index;
    if (at !== undefined && !found.some((other) => other.at === at)) found.push({ column, at });
  }
  return found.sort((a, b) => a.at - b.at).map(({ column }) => column);
}

/** Whether the folded words of a row head the table of lines: what is sold, and a number of it, or its sum. */
export function isItemHeader(columns: readonly ItemColumn[]): boolean {
  const figures = columns.filter(
    (column) => column === 'quantity' || column === 'price' || column === 'amount',
  ).length;
  return figures >= 2 || (figures === 1 && columns.includes('description'));
}
