import {
  readStated,
  type Stated,
  type StatedInvoice,
  type StatedLine,
  sumCharges,
  type TotalName,
} from './e-invoice-sums.ts';
import { findLeaf, type Leaf, splitRecords } from './leaves.ts';
import type { InvoiceSyntax } from './syntax.ts';

interface Figures {
  readonly leaves: readonly Leaf[];
  readonly syntax: InvoiceSyntax;
  readonly records: readonly (readonly Leaf[])[];
  readonly currency: string | undefined;
}

/** Every figure that the sum rules need. */
export function readFigures({ leaves, syntax, records, currency }: Figures): StatedInvoice {
  const entries = splitRecords(leaves, syntax.allowance.within, syntax.allowance.first).flatMap(
    (record) => readEntry(record, syntax.allowance),
  );
  const totals = (Object.keys(syntax.totals) as TotalName[]).flatMap((name) => {
    const all = leaves.filter(({ path }) => syntax.totals[name].test(path));
    // The VAT may be stated a second time in the currency of the accounts.
    const stated = readStated(
      all.find(({ unit }) => unit === undefined || unit === currency) ?? all[0],
    );
    return stated ? [[name, stated] as const] : [];
  });
  return {
    lines: records.map((record) => readLineFigures(record, syntax)),
    taxes: splitTaxes(leaves, syntax, currency).map((record) => ({
      rate: readStated(findLeaf(record, syntax.tax.rate)),
      base: readStated(findLeaf(record, syntax.tax.base)),
      amount: readStated(findLeaf(record, syntax.tax.amount)),
    })),
    allowances: entries.filter(({ isCharge }) => !isCharge).map(({ amount }) => amount),
    charges: entries.filter(({ isCharge }) => isCharge).map(({ amount }) => amount),
    totals: Object.fromEntries(totals),
    currency,
  };
}

/** The VAT groups in the invoice’s own currency. */
export function splitTaxes(
  leaves: readonly Leaf[],
  { tax }: InvoiceSyntax,
  currency?: string,
): readonly (readonly Leaf[])[] {
  const all = splitRecords(leaves, tax.within, tax.first);
  return all.filter((record) => {
    const unit = findLeaf(record, tax.amount)?.unit;
    return currency === undefined || unit === undefined || unit === currency;
  });
}

function readLineFigures(
  record: readonly Leaf[],
  { line, lineAllowance }: InvoiceSyntax,
): StatedLine {
  // What lies under the price has been taken off it already.
  const within = /^(?!.*\/Price\/).*AllowanceCharge/;
  const entries = splitRecords(record, within, lineAllowance.indicator).flatMap((one) =>
    readEntry(one, lineAllowance),
  );
  return {
    quantity: readStated(findLeaf(record, line.quantity)),
    unitPrice: readStated(findLeaf(record, line.unitPrice)),
    baseQuantity: readStated(findLeaf(record, line.baseQuantity)),
    amount: readStated(findLeaf(record, line.amount)),
    charges: sumCharges(entries),
  };
}

function readEntry(
  record: readonly Leaf[],
  { indicator, amount }: { readonly indicator: RegExp; readonly amount: RegExp },
): readonly { readonly isCharge: boolean; readonly amount: Stated }[] {
  const stated = readStated(findLeaf(record, amount));
  const flag = findLeaf(record, indicator)?.value ?? '';
  return stated ? [{ isCharge: flag === 'true' || flag === '1', amount: stated }] : [];
}
