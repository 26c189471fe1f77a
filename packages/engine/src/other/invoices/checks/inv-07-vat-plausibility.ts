import { createEvidence } from '@clauselight/core';
import type { SourceText } from '@clauselight/schema';
import { fold } from '../../../text/fold.ts';
import { formatPlain, parseDecimal } from '../../../text/values/decimal.ts';
import type { InvoiceFacts } from '../invoice-facts.ts';
import { getCountryName } from '../values/countries.ts';
import { vatRates } from '../values/vat-rates.ts';
import { writeExampleInvoice } from './example-invoice.ts';
import type { InvoiceCheck, RemarkDraft } from './judgement.ts';

const reason =
  /\b(?:reverse[ -]charge|(?:vat|tax)[ -]exempt(?:ion|ed)?|exempt(?:ed)? from (?:vat|tax)|zero[- ]rated|small business|kleinunternehmer|intra-?community|innergemeinschaftlich|steuerfrei|steuerschuldnerschaft|§ ?19|autoliquidation|exoneration|exonere|franchise en base|btw verlegd|vrijgesteld|odwrotne obciazenie|zwolnion|inversion del sujeto pasivo|exent[oa]|inversione contabile|esente|isento|autoliquidacao|omvand (?:skatt|betalning)|outside the scope|export|article \d+|art\. ?\d+|not a vat invoice)\b/;

/** INV-07, for information only: rates, exemptions and numbers that are unusual. */
export const vatPlausibility: InvoiceCheck = {
  id: 'INV-07',
  category: 'invoice',
  title: 'VAT plausibility',
  level: 1,
  why: 'Tax charged at a wrong rate may not be deductible in full.',
  source:
    'European Commission, Taxes in Europe database, as of January 2026; Council Directive 2006/112/EC, Article 226',
  examples: {
    matches: [
      writeExampleInvoice(
        'VAT 19 %                           38.00\nTotal                         EUR 238.00',
        'VAT 18 %                           36.00\nTotal                         EUR 236.00',
      ),
    ],
    leaves: [writeExampleInvoice()],
  },
  judge({ facts, sourceText }) {
    const country = facts.details.seller.country?.value;
    if (country === undefined || vatRates[country] === undefined) return undefined;
    return [
      ...listUnusualRates(facts, country),
      ...findUnexplainedZero(facts, sourceText),
      ...findForeignNumber(facts, country),
    ];
  },
  explain: ({ facts: { details } }) =>
    details.taxes.length > 0 || details.totals.tax !== undefined || details.seller.vatId
      ? 'The country of the seller was not recognized, or its rates of tax are not known here.'
      : undefined,
};

/** Words that say why no tax is charged, where they stand. */
export function findExemptionReason({ text }: Pick<SourceText, 'text'>) {
  const match = reason.exec(fold(text.slice(0, 400_000)));
  return match
    ? createEvidence(text, { start: match.index, end: match.index + match[0].length })
    : undefined;
}

const head = { level: 1, points: 0 } as const;

function listUnusualRates({ details }: InvoiceFacts, country: string): readonly RemarkDraft[] {
  const rates = vatRates[country] ?? [];
  return details.taxes.flatMap(({ rate, evidence }) => {
    const percent = rate === undefined ? undefined : parseDecimal(rate);
    if (!percent || percent.units === 0n || rates.includes(formatPlain(percent))) return [];
    return [
      {
        ...head,
        title: 'An unusual rate of VAT',
        notice: `${formatPlain(percent)} % is none of the usual rates in ${getCountryName(country)} (${rates.slice(0, 3).join(', ')} %).`,
        why: 'Tax charged at a wrong rate may not be deductible in full.',
        nextStep: 'Ask the issuer on what ground this rate was charged.',
        source: 'European Commission, Taxes in Europe database, as of January 2026',
        evidence: evidence ? [evidence] : [],
      },
    ];
  });
}

function findUnexplainedZero(
  { details }: InvoiceFacts,
  sourceText: SourceText,
): readonly RemarkDraft[] {
  const { totals, taxes, type } = details;
  const isZero =
    Number(totals.tax?.amount ?? 0) === 0 && totals.gross !== undefined && type === 'invoice';
  const isReasoned =
    taxes.some(({ exemptionReason }) => exemptionReason) ||
    findExemptionReason(sourceText) !== undefined;
  const evidence = totals.tax?.evidence ?? totals.gross?.evidence;
  if (!isZero || isReasoned || !evidence) return [];
  return [
    {
      ...head,
      title: 'No VAT, and no reason given',
      notice: `The total is ${totals.gross?.display} and no VAT is charged, but the text does not say why.`,
      why: 'An invoice without VAT has to name the reason, such as reverse charge or the scheme for small businesses.',
      nextStep: 'Ask the issuer for the reason, or whether the price includes VAT.',
      source:
        'Council Directive 2006/112/EC, Article 226 (11) and (11a); EN 16931-1, rules BR-E-10 and BR-AE-10',
      evidence: [evidence],
    },
  ];
}

function findForeignNumber(
  { details: { seller } }: InvoiceFacts,
  country: string,
): readonly RemarkDraft[] {
  const prefix = /^[A-Z]{2}/.exec(seller.vatId?.value ?? '')?.[0];
  const isForeign =
    prefix !== undefined &&
    prefix !== country &&
    !(prefix === 'EL' && country === 'GR') &&
    !(prefix === 'XI' && country === 'GB');
  if (
    !isForeign ||
    !seller.vatId?.evidence ||
    seller.country?.evidence?.start === seller.vatId.evidence.start
  )
    return [];
  return [
    {
      ...head,
      title: 'The VAT number is of another country',
      notice: `The seller’s address is in ${getCountryName(country)}, its VAT number begins with ${prefix}.`,
      why: 'Firms may be registered abroad; the number decides which country’s VAT is charged.',
      nextStep: 'Look the number up in VIES before the tax is deducted.',
      source: 'EN 16931-1, rule BR-CO-09',
      evidence: [seller.vatId.evidence, seller.country?.evidence].filter(
        (one) => one !== undefined,
      ),
    },
  ];
}
