import { createEvidence } from '@clauselight/core';
import type {
  InvoiceAmount,
  InvoiceDetails,
  InvoiceField,
  InvoiceFieldId,
  InvoiceLine,
  InvoiceParty,
  InvoiceValue,
  SourceText,
} from '@clauselight/schema';
import { formatDate } from '../../../text/values/dates.ts';
import { formatDecimal, toDigits } from '../../../text/values/decimal.ts';
import { readIsoDate } from '../../../text/values/whole-dates.ts';
import { countDecimals, type InvoiceFacts } from '../invoice-facts.ts';
import { fieldLabels } from '../text/find-fields.ts';
import { getCountryName } from '../values/countries.ts';
import {
  readStated,
  recomputeEInvoiceSums,
  type Stated,
  type StatedInvoice,
  type TotalName,
} from './e-invoice-sums.ts';
import { findLeaf, type Leaf, listLeaves, splitRecords } from './leaves.ts';
import { readProfile } from './profile.ts';
import { readFigures, splitTaxes } from './read-e-figures.ts';
import { readPayment } from './read-e-payment.ts';
import type { InvoiceSyntax } from './syntax.ts';

/** Reads an e-invoice by the names of its elements. */
export function readEInvoice(sourceText: SourceText, syntax: InvoiceSyntax): InvoiceFacts {
  const leaves = listLeaves(sourceText);
  const fields = listFields(leaves, syntax);
  const currency = fields.find(({ id }) => id === 'currency')?.value;
  const records = splitRecords(leaves, syntax.line.within, syntax.line.first);
  const invoice = readFigures({ leaves, syntax, records, currency });
  const totals = describeTotals(invoice.totals, currency);
  const sums = recomputeEInvoiceSums(invoice);
  const profile = readProfile(leaves);
  return {
    details: {
      type: readType(leaves, syntax),
      syntax: syntax.name,
      ...(profile !== undefined && { profile }),
      seller: readParty(leaves, syntax, syntax.seller),
      buyer: readParty(leaves, syntax, syntax.buyer),
      fields: [...fields],
      lines: records.flatMap((record) => readLine(record, syntax)),
      taxes: readTaxes(leaves, syntax),
      totals,
      payment: readPayment({ leaves, syntax, fields, total: totals.gross }),
      sums: [...sums],
    },
    currency,
    isPaid: invoice.totals.due?.value.units === 0n,
    opening: sourceText.blocks[0] && createEvidence(sourceText.text, sourceText.blocks[0]),
    sums,
  };
}

function listFields(leaves: readonly Leaf[], syntax: InvoiceSyntax): readonly InvoiceField[] {
  return (Object.keys(syntax.fields) as InvoiceFieldId[]).flatMap((id) => {
    const path = syntax.fields[id];
    const leaf = path && findLeaf(leaves, path);
    if (!leaf || leaf.value === '') return [];
    const date = /date|period|until/.test(id) ? readIsoDate(leaf.value) : undefined;
    const value = date ?? leaf.value;
    return [
      {
        id,
        label: fieldLabels[id],
        value,
        display: date ? formatDate(date) : value,
        evidence: leaf.evidence,
      },
    ];
  });
}

/** Source of the codes: UNTDID 1001. */
function readType(leaves: readonly Leaf[], syntax: InvoiceSyntax): InvoiceDetails['type'] {
  const code = findLeaf(leaves, syntax.typeCode)?.value;
  if (
    code === '381' ||
    code === '396' ||
    code === '261' ||
    leaves[0]?.path.startsWith('CreditNote/')
  )
    return 'credit-note';
  return code === '325' ? 'pro-forma' : 'invoice';
}

function readParty(
  leaves: readonly Leaf[],
  { party }: InvoiceSyntax,
  within: RegExp,
): InvoiceParty {
  const own = leaves.filter(({ path }) => within.test(path));
  const values = (Object.keys(party) as (keyof InvoiceParty)[]).flatMap((part) => {
    const leaf = findPart(own, party[part] ?? [], part);
    if (!leaf || leaf.value === '') return [];
    const display = part === 'country' ? getCountryName(leaf.value) : leaf.value;
    return [
      [
        part,
        { value: leaf.value, display, evidence: leaf.evidence } satisfies InvoiceValue,
      ] as const,
    ];
  });
  return Object.fromEntries(values);
}

/** A party may bear a number for VAT and another of the tax office: only the first counts as its VAT number. */
function findPart(
  own: readonly Leaf[],
  paths: readonly RegExp[],
  part: keyof InvoiceParty,
): Leaf | undefined {
  for (const path of paths) {
    const all = own.filter((leaf) => path.test(leaf.path));
    const isVat = ({ attributes, value }: Leaf) =>
      /schemeID: VA\b/.test(attributes) || /^[A-Z]{2}[A-Z0-9]/.test(value);
    const found = part === 'vatId' ? all.find(isVat) : all[0];
    if (found) return found;
  }
  return undefined;
}

function readLine(record: readonly Leaf[], { line }: InvoiceSyntax): readonly InvoiceLine[] {
  const [first, last] = [record[0], record.at(-1)];
  if (!first || !last) return [];
  const quantity = findLeaf(record, line.quantity);
  const figures = {
    quantity: readStated(quantity),
    unitPrice: readStated(findLeaf(record, line.unitPrice)),
    taxRate: readStated(findLeaf(record, line.taxRate)),
    amount: readStated(findLeaf(record, line.amount)),
  };
  const words = {
    position: findLeaf(record, line.position)?.value,
    code: findLeaf(record, line.code)?.value,
    unit: nameUnit(quantity?.unit),
  };
  return [
    {
      ...Object.fromEntries(Object.entries(words).filter(([, value]) => value)),
      description: findLeaf(record, line.description)?.value ?? '',
      ...Object.fromEntries(
        Object.entries(figures).flatMap(([name, stated]) =>
          stated ? [[name, toDigits(stated.value)]] : [],
        ),
      ),
      evidence: (findLeaf(record, line.description) ?? first).evidence,
    },
  ];
}

/** The commonest codes of UN/ECE Recommendation 20. */
const unitNames: Readonly<Record<string, string>> = {
  C62: 'unit',
  H87: 'piece',
  EA: 'each',
  XPP: 'piece',
  HUR: 'hour',
  DAY: 'day',
  MON: 'month',
  ANN: 'year',
  WEE: 'week',
  MIN: 'minute',
  KGM: 'kg',
  GRM: 'g',
  TNE: 't',
  LTR: 'l',
  MTR: 'm',
  MTK: 'm²',
  MTQ: 'm³',
  KMT: 'km',
  KWH: 'kWh',
  SET: 'set',
  LS: 'lump sum',
  P1: '%',
};

function nameUnit(code: string | undefined): string | undefined {
  return code && (unitNames[code] ?? code);
}

function readTaxes(leaves: readonly Leaf[], syntax: InvoiceSyntax): InvoiceDetails['taxes'] {
  const { tax } = syntax;
  return splitTaxes(leaves, syntax).flatMap((record) => {
    const amount = readStated(findLeaf(record, tax.amount));
    if (!amount) return [];
    const [rate, base] = [
      readStated(findLeaf(record, tax.rate)),
      readStated(findLeaf(record, tax.base)),
    ];
    const category = findLeaf(record, tax.category)?.value;
    const exemptionReason = findLeaf(record, tax.exemptionReason)?.value;
    return [
      {
        ...(rate && { rate: toDigits(rate.value) }),
        ...(base && { base: toDigits(base.value) }),
        amount: toDigits(amount.value),
        ...(category && { category }),
        ...(exemptionReason && { exemptionReason }),
        evidence: amount.leaf.evidence,
      },
    ];
  });
}

function describeTotals(
  totals: StatedInvoice['totals'],
  currency: string | undefined,
): InvoiceDetails['totals'] {
  const entries = (Object.entries(totals) as [TotalName, Stated][]).map(
    ([name, { value, leaf }]) => {
      const figure = formatDecimal(value, countDecimals(currency));
      const amount: InvoiceAmount = {
        amount: toDigits(value),
        display: currency ? `${currency} ${figure}` : figure,
        evidence: leaf.evidence,
      };
      return [name, amount] as const;
    },
  );
  return Object.fromEntries(entries);
}
