import { documentKindNames } from '@clauselight/core';
import type { DocumentFormat, DocumentKind } from '@clauselight/schema';
import type { KindInput } from './kind-input.ts';
import { kindSignals } from './kind-signals/index.ts';

/** A kind that is not a contract, with its signals. */
export interface RecognizedKind {
  readonly kind: DocumentKind;
  readonly label: string;
  readonly reason?: string;
  /** The sum of the weights of its signals; 0 if none were needed. */
  readonly weight: number;
}

const dataFormats: ReadonlySet<DocumentFormat> = new Set(['json', 'xml']);
const sheetFormats: ReadonlySet<DocumentFormat> = new Set(['csv', 'xls', 'xlsx', 'ods']);
/** From this share of table rows on, a document is a table. Set by hand, measured with `npm run evaluate:kinds`. */
const tableShare = 0.5;

/** From this sum of weights on a kind that is no contract is recognized. */
export const leastWeight = 2;

/** A kind that is no contract, with its signals in a document. */
export interface WeighedKind {
  readonly kind: DocumentKind;
  /** The sum of the weights of the signals found. */
  readonly weight: number;
  /** The signals found. */
  readonly names: readonly string[];
}

/** The kinds that are no contracts, by the weight of their signals, with the names of those found. */
export function weighOtherKinds(input: KindInput): readonly WeighedKind[] {
  return kindSignals
    .map(({ kind, signals }) => {
      const found = signals.filter(({ test }) => test(input));
      const weight = found.reduce((sum, signal) => sum + (signal.weight ?? 1), 0);
      return { kind, weight, names: found.map(({ name }) => name) };
    })
    .sort((a, b) => b.weight - a.weight);
}

/** Returns the kind with the most signals, at least two; tables and data by their format. */
export function recognizeOtherKind(
  input: KindInput,
  weighed: readonly WeighedKind[] = weighOtherKinds(input),
): RecognizedKind {
  const best = weighed.find(({ weight }) => weight >= leastWeight);
  const form = recognizeForm(input);
  // A table or a data file may still be an invoice, when more than one signal says so.
  if (best !== undefined && (form === undefined || best.weight >= leastBeside(form, best))) {
    const { kind, weight } = best;
    const reason = `Recognised by ${best.names.join(', ')}`;
    return { kind, label: documentKindNames[kind], reason, weight };
  }
  return form ?? { kind: 'other', label: documentKindNames.other, weight: 0 };
}

/** Papers that are mostly rows: the rows say nothing against them. */
const ruled: ReadonlySet<DocumentKind> = new Set([
  'invoice',
  'quote',
  'order',
  'delivery-note',
  'receipt',
  'statement',
  'payslip',
  'form',
]);
/** From this sum of weights on a kind outweighs the form of a table or a data file. Set by hand. */
const leastBesideForm = 3;

function leastBeside(form: RecognizedKind, { kind }: WeighedKind): number {
  return form.weight === 0 && ruled.has(kind) ? leastWeight : leastBesideForm;
}

function recognizeForm({ format, tableRowShare: rowShare }: KindInput): RecognizedKind | undefined {
  if (dataFormats.has(format)) {
    return {
      kind: 'data',
      label: documentKindNames.data,
      reason: 'Recognised by the format of the file',
      weight: 4,
    };
  }
  if (sheetFormats.has(format)) {
    return {
      kind: 'table',
      label: documentKindNames.table,
      reason: 'Recognised by the format of the file',
      weight: 4,
    };
  }
  return rowShare > tableShare
    ? {
        kind: 'table',
        label: documentKindNames.table,
        reason: 'Most of the document is rows of a table',
        weight: 0,
      }
    : undefined;
}
