import { createEvidence } from '@clauselight/core';
import type {
  InvoiceAmount,
  InvoiceField,
  InvoiceLine,
  InvoicePayment,
  InvoiceTotals,
  SourceText,
} from '@clauselight/schema';
import {
  type Decimal,
  formatDecimal,
  subtract,
  sumOf,
  toDigits,
} from '../../../text/values/decimal.ts';
import { findDocumentType } from '../document-type.ts';
import { countDecimals, type InvoiceFacts } from '../invoice-facts.ts';
import { createPayment } from '../payment-terms.ts';
import { type Amount, listAmounts } from './find-amounts.ts';
import { describeParties } from './find-contacts.ts';
import { type FoundCurrency, findCurrency } from './find-currency.ts';
import { fieldLabels, findFields } from './find-fields.ts';
import { type FoundItem, findItems } from './find-items.ts';
import { findBuyer, findSeller } from './find-parties.ts';
import { findPayment, findTerms } from './find-payment.ts';
import { type FoundTotals, findTotals } from './find-totals.ts';
import { createPage, type Page } from './page.ts';
import { recomputeTextSums } from './text-sums.ts';

/** Reads an invoice that was made for people: by labels, shapes of values, and sums that fit. */
export function readTextInvoice(sourceText: SourceText): InvoiceFacts {
  const page = createPage(sourceText);
  const seller = findSeller(page);
  const parties = describeParties(page, seller, findBuyer(page, seller));
  const amounts = listAmounts(page);
  const totals = findTotals(amounts);
  const items = findItems(
    page,
    [totals.net?.value, totals.gross?.value].filter((sum) => sum !== undefined),
  );
  const currency = findCurrency(
    page,
    parties.seller.country?.value ?? parties.seller.vatId?.value.slice(0, 2),
  );
  const code = currency?.code;
  const type = findDocumentType(sourceText);
  const stated = describeTotals(totals, code);
  const sums = recomputeTextSums({ items, totals, currency: code });
  const fields = listFields(page, currency);
  return {
    details: {
      type: type.type,
      syntax: 'text',
      ...parties,
      fields,
      lines: items.map(toLine),
      taxes: totals.taxes.map(({ rate, base, amount }) => ({
        ...(rate && { rate: toDigits(rate) }),
        ...(base && { base: toDigits(base) }),
        amount: toDigits(amount.value),
        evidence: amount.evidence,
      })),
      totals: stated,
      payment: readPayment(page, fields, stated),
      sums: [...sums],
    },
    currency: code,
    isPaid: page.cells.some(({ folded }) => paid.test(folded)),
    opening: type.evidence ?? findOpening(page),
    sums,
  };
}

const paid =
  /\b(?:(?:has been|was|already|amount|fully|date) paid|paid (?:by|with|via|in full|on)|(?:bereits|dankend) (?:be|ge)zahlt|betrag erhalten|zaplacono|voldaan|vooruitbetaald|(?:deja|ete) (?:paye|regle)e?|acquittee?|pagado|pagato|betald|betalt med)\b/;

function findOpening({ cells, sourceText }: Page) {
  const first = cells[0];
  return first && createEvidence(sourceText.text, first);
}

function listFields(page: Page, currency: FoundCurrency | undefined): InvoiceField[] {
  const fields: InvoiceField[] = [...findFields(page)];
  if (currency === undefined) return fields;
  const { code, cell, from, to } = currency;
  const isPlaced = cell !== undefined && from !== undefined && to !== undefined;
  const evidence = isPlaced ? { evidence: page.quote(cell, from, to) } : {};
  return [
    ...fields,
    { id: 'currency', label: fieldLabels.currency, value: code, display: code, ...evidence },
  ];
}

function toLine(item: FoundItem): InvoiceLine {
  const { position, code, unit, description, evidence } = item;
  const figures = {
    quantity: item.quantity,
    unitPrice: item.unitPrice,
    discountRate: item.discountRate,
    taxRate: item.taxRate,
    amount: item.amount,
  };
  const digits = Object.entries(figures).flatMap(([name, value]) =>
    value ? [[name, toDigits(value)]] : [],
  );
  return {
    ...(position !== undefined && { position }),
    ...(code !== undefined && { code }),
    description,
    ...(unit !== undefined && { unit }),
    ...Object.fromEntries(digits),
    evidence,
  };
}

/** The sums stated, and those that follow: what is not taxed is net as it is gross. */
function describeTotals(totals: FoundTotals, currency: string | undefined): InvoiceTotals {
  const { gross, net, due, prepaid } = totals;
  const tax = totals.tax ?? undefined;
  const state = (amount: Amount | undefined): InvoiceAmount | undefined =>
    amount && { ...describeAmount(amount.value, currency), evidence: amount.evidence };
  const derive = (value: Decimal, computation: string): InvoiceAmount => ({
    ...describeAmount(value, currency),
    computation,
  });
  const taxSum =
    tax?.value ??
    (totals.taxes.length > 0 ? sumOf(totals.taxes.map(({ amount }) => amount.value)) : undefined);
  // The one tax that is stated is said as it is, also where it does not fit the other sums: that is a finding.
  const single = totals.taxes.length === 1 ? totals.taxes[0]?.amount : undefined;
  const taxAmount =
    state(tax ?? single) ??
    (gross && net
      ? derive(subtract(gross.value, net.value), 'total less net')
      : taxSum && derive(taxSum, 'sum of the taxes'));
  const netAmount =
    state(net) ??
    (gross &&
      derive(
        taxSum ? subtract(gross.value, taxSum) : gross.value,
        taxSum ? 'total less tax' : 'the total; no tax is stated',
      ));
  const draft = {
    net: netAmount,
    tax: taxAmount,
    gross: state(gross),
    prepaid: state(prepaid),
    due: state(due),
  };
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
}

function describeAmount(
  value: Decimal,
  currency: string | undefined,
): { readonly amount: string; readonly display: string } {
  const figure = formatDecimal(value, countDecimals(currency));
  return {
    amount: toDigits(value),
    display: currency === undefined ? figure : `${currency} ${figure}`,
  };
}

function readPayment(
  page: Page,
  fields: readonly InvoiceField[],
  totals: InvoiceTotals,
): InvoicePayment {
  const { days, discount } = findTerms(page);
  return createPayment({
    payment: findPayment(page),
    issued: fields.find(({ id }) => id === 'date')?.value,
    due: fields.find(({ id }) => id === 'due-date')?.value,
    days,
    discount: discount && {
      rate: discount.rate,
      days: discount.days,
      evidence: page.quote(discount.cell, discount.from, discount.to),
    },
    total: totals.gross ?? totals.due,
  });
}
