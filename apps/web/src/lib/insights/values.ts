import { interfaceLocale } from '@clauselight/core';
import { type DocumentInsight, getDocumentFamily } from '@clauselight/schema';
import { groupBy } from '../group-by.ts';
import { t } from '../messages.ts';

type Value = DocumentInsight['values'][number];

export interface DocumentValue extends Value {
  readonly analysisId: string;
  readonly filename: string;
  /** False for invoices and quotes: their totals may be part of a contract's value, so they are not added to it. */
  readonly isOfContract: boolean;
}

/** Values that can be added: of one currency, for one time. */
export interface ValueSum {
  /** `Contract value`, `Document total`, `Recurring value per year`. */
  readonly title: string;
  readonly currency: string;
  readonly sum: number;
  readonly values: readonly DocumentValue[];
}

/** The values of a document, without unit prices. */
export function listValues(document: DocumentInsight): DocumentValue[] {
  const { values, analysisId, filename, documentKind } = document;
  const isOfContract = getDocumentFamily(documentKind) === 'contract';
  return values
    .filter(
      ({ type, per }) =>
        type === 'contract-value' || (type === 'recurring-value' && per !== 'unit'),
    )
    .map((value) => ({ ...value, analysisId, filename, isOfContract }));
}

/** Sums for each currency and each time; nothing is converted. */
export function sumValues(documents: readonly DocumentInsight[]): ValueSum[] {
  const groups = groupBy(documents.flatMap(listValues), (value) =>
    JSON.stringify([value.currency, nameValue(value)]),
  );
  return [...groups.values()]
    .flatMap(addUp)
    .toSorted((a, b) => a.currency.localeCompare(b.currency) || a.title.localeCompare(b.title));
}

function addUp(values: readonly DocumentValue[]): ValueSum[] {
  const [first] = values;
  if (first === undefined) return [];
  // Summed in cents, because fractions of dollars would give rounding errors.
  const cents = values.reduce((total, { amount }) => total + Math.round(amount * 100), 0);
  return [{ title: nameValue(first), currency: first.currency, sum: cents / 100, values }];
}

function nameValue({ type, per, isOfContract }: DocumentValue): string {
  if (type === 'contract-value')
    return isOfContract ? t('lib.insights.contractValue') : t('lib.insights.documentTotal');
  return per === undefined
    ? t('lib.insights.recurringValue')
    : t('lib.insights.recurringValuePer', { per });
}

const figures = new Intl.NumberFormat(interfaceLocale, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** `USD 168,000.00`. */
export function formatMoney(amount: number, currency: string): string {
  return `${currency} ${figures.format(amount)}`;
}
