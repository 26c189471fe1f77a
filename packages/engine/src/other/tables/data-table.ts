import { createEvidence, shorten } from '@clauselight/core';
import type { Evidence, Span } from '@clauselight/schema';
import type { Figure } from './figure.ts';

/** What a cell holds. `missing` says in words that there is nothing: `n/a`. */
export type CellKind =
  | 'empty'
  | 'missing'
  | 'number'
  | 'money'
  | 'percent'
  | 'date'
  | 'time'
  | 'boolean'
  | 'error'
  | 'text';

/** A cell as the analysis sees it. */
export interface DataCell extends Span {
  readonly words: string;
  readonly kind: CellKind;
  /** Percentages are in percent. */
  readonly figure?: Figure;
  /** A day or a month, ISO 8601: `2025-01-31`, `2025-01`. */
  readonly date?: string;
  /** Whether the file calls words what reads as a number: sums of a sheet leave it out. */
  readonly isTextNumber?: true;
}

export interface DataRow extends Span {
  readonly cells: readonly DataCell[];
  /** Place in its table, counted from 1, titles and header included: what a sheet shows beside it. */
  readonly number: number;
}

/** A table of a document: what stands above it, its header and the rows below. */
export interface DataTable {
  /** Which it is in the document, counted from 1. */
  readonly number: number;
  readonly name: string;
  readonly nameEvidence: Evidence | undefined;
  readonly header: DataRow | undefined;
  /** Names of all columns. */
  readonly names: readonly string[];
  /** Rows that hold data. */
  readonly rows: readonly DataRow[];
  /** Rows of sums, in order, each in place among the others by its number. */
  readonly totals: readonly DataRow[];
  /** The column whose words name the rows, if there is one. */
  readonly labelColumn: number | undefined;
  /** Whether it was put together from the records of a data file. */
  readonly isRecords: boolean;
}

/** The exact words of a cell or a row. */
export function quote(text: string, span: Span): Evidence {
  return createEvidence(text, { start: span.start, end: span.end });
}

/** A row by its number: `row 7`. The header of a list of records does not count. */
export function numberRow({ isRecords }: DataTable, row: DataRow): string {
  return isRecords ? `record ${row.number - 1}` : `row ${row.number}`;
}

/** A row as it is spoken of: `row 7 (Berlin)`. */
export function describeRow(table: DataTable, row: DataRow): string {
  const { labelColumn } = table;
  const named = labelColumn === undefined ? undefined : row.cells[labelColumn];
  const first = row.cells.find(({ kind }) => kind !== 'empty');
  const isNamed = named !== undefined && named.words !== '' && named.kind !== 'missing';
  const label = isNamed ? named : first?.kind === 'text' ? first : undefined;
  const place = numberRow(table, row);
  return label === undefined ? place : `${place} (${shorten(label.words, 40)})`;
}

/** The name of the table if the document has several; empty otherwise. */
export function describeTable(table: DataTable, tables: readonly DataTable[]): string {
  return tables.length > 1 ? ` of “${shorten(table.name, 40)}”` : '';
}
