import type { InvoiceDetails } from '@clauselight/schema';
import type { InvoiceFacts } from '../invoice-facts.ts';
import { vatRates } from '../values/vat-rates.ts';
import { isWithoutLines } from '../xml/profile.ts';
import { writeExampleInvoice } from './example-invoice.ts';
import type { InvoiceCheck } from './judgement.ts';

type Required = InvoiceDetails['required'];

const pointsEach = 1.5;
const source =
  'EN 16931-1, rules BR-02 to BR-16, BR-CO-25 and BR-CO-26; Council Directive 2006/112/EC, Article 226';

/** Elements a document of its type should have. A receipt or a quote needs fewer; a tax number only where VAT is charged in Europe. */
export function listRequired({ details, currency, isPaid }: InvoiceFacts): Required {
  const has = (id: string) => details.fields.some((field) => field.id === id);
  const { seller, buyer, totals, payment, type } = details;
  const hasTerms = !isWithoutLines(details.profile);
  const isPlain =
    type === 'receipt' || type === 'pro-forma' || type === 'quote' || type === 'order';
  const isCollected =
    isPaid ||
    /\b(?:visa|mastercard|paypal|card|cash|bar|prelevement|lastschrift|debit|59|49)\b/i.test(
      payment.method?.value ?? '',
    );
  const owes = Number(totals.due?.amount ?? totals.gross?.amount ?? 0) > 0;
  const country = seller.country?.value;
  const isInEurope = country === undefined || vatRates[country] !== undefined;
  const chargesTax = Number(totals.tax?.amount ?? 0) > 0 && isInEurope;
  const whenDue = has('due-date') || payment.terms !== undefined || payment.days !== undefined;
  const always = [
    // The receipt of a till has no number of its own.
    ...(type === 'receipt' ? [] : [{ label: 'Number', isThere: has('number') }]),
    { label: 'Date', isThere: has('date') },
    { label: 'Seller', isThere: seller.name !== undefined },
    { label: 'Currency', isThere: currency !== undefined },
    { label: 'Total', isThere: totals.gross !== undefined || totals.due !== undefined },
  ];
  if (isPlain) return always;
  return [
    ...always,
    { label: 'Buyer', isThere: buyer.name !== undefined },
    ...(chargesTax
      ? [
          {
            label: 'Tax number of the seller',
            isThere: seller.vatId !== undefined || seller.registrationId !== undefined,
          },
        ]
      : []),
    ...(owes && !isCollected && type === 'invoice' && hasTerms
      ? [{ label: 'Due date or terms of payment', isThere: whenDue }]
      : []),
    ...(details.syntax === 'text' || !hasTerms
      ? []
      : [{ label: 'At least one line', isThere: details.lines.length > 0 }]),
  ];
}

/** INV-01: what a complete invoice says and this one does not. */
export const mandatoryFields: InvoiceCheck = {
  id: 'INV-01',
  category: 'invoice',
  title: 'Mandatory fields',
  level: 2,
  why: 'An invoice without its required details may be sent back, paid late, or refused when its tax is deducted.',
  source: source,
  examples: {
    matches: [writeExampleInvoice('Due date: 1 June 2026', '')],
    leaves: [writeExampleInvoice()],
  },
  judge({ facts }) {
    const missing = listRequired(facts).filter(({ isThere }) => !isThere);
    if (missing.length === 0) return [];
    const names = joinNames(missing.map(({ label }) => label.toLowerCase()));
    return [
      {
        title:
          missing.length === 1
            ? 'A required detail was not found'
            : `${missing.length} required details were not found`,
        level: 2,
        points: missing.length * pointsEach,
        notice: `Not found in the text: ${names}.`,
        why: 'An invoice without its required details may be sent back, paid late, or refused when its tax is deducted.',
        nextStep: `Ask the issuer for a corrected document that states the ${names}, unless a picture such as the letterhead shows what the text does not.`,
        source,
        evidence: [],
        ...(facts.opening && { lookedIn: [facts.opening] }),
      },
    ];
  },
};

/** `number, date and buyer`. */
function joinNames(names: readonly string[]): string {
  return names.length < 2
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
