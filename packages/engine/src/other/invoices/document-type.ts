import { createEvidence } from '@clauselight/core';
import type { Evidence, InvoiceDetails, SourceText } from '@clauselight/schema';
import { fold } from '../../text/fold.ts';

type InvoiceType = InvoiceDetails['type'];

const names: readonly (readonly [InvoiceType, RegExp])[] = [
  ['pro-forma', /\bpro ?-?forma\b/],
  [
    'credit-note',
    /\b(?:credit (?:note|memo)|gutschrift|stornorechnung|rechnungskorrektur|(?:facture d')?avoir(?= n| du|\s*$)|credit(?:nota|factuur)|faktura korygujaca|nota (?:de|di) cred?ito|factura rectificativa|kreditnota|hyvityslasku|dobropis)\b/,
  ],
  [
    'quote',
    /\b(?:quot(?:e|ation)|estimate|angebot|kostenvoranschlag|devis|offerte|oferta|presupuesto|preventivo|orcamento|offert|tarjous|nabidka|arajanlat)\b/,
  ],
  [
    'invoice',
    /\b(?:e-?)?(?:invoice|[a-z]{0,14}rechnung|facture|factuur|faktura|factura|fattura|fatura|lasku|szamla|arve|bill)\b/,
  ],
  [
    'receipt',
    /\b(?:receipt|quittung|kassenbon|beleg|recu|ticket de caisse|kassabon|paragon|recibo|scontrino|ricevuta|kvitto|kvittering|kuitti|uctenka|nyugta)\b/,
  ],
];

/** What the document calls itself in its first lines; a quote only if no word nearby calls it an invoice. */
export function findDocumentType({ text }: Pick<SourceText, 'text'>): {
  readonly type: InvoiceType;
  readonly evidence: Evidence | undefined;
} {
  const folded = fold(text.slice(0, 4000));
  const hits = names.flatMap(([type, pattern]) => {
    const match = pattern.exec(folded);
    return match ? [{ type, at: match.index, end: match.index + match[0].length }] : [];
  });
  const first = hits.reduce<(typeof hits)[number] | undefined>(
    (a, b) => (a && a.at <= b.at + (isStronger(a.type, b.type) ? 200 : 0) ? a : b),
    undefined,
  );
  if (first === undefined) return { type: 'invoice', evidence: undefined };
  return { type: first.type, evidence: createEvidence(text, { start: first.at, end: first.end }) };
}

function isStronger(a: InvoiceType, b: InvoiceType): boolean {
  const order: readonly InvoiceType[] = ['pro-forma', 'credit-note', 'quote', 'invoice', 'receipt'];
  return order.indexOf(a) < order.indexOf(b);
}
