import type { ColumnType } from '@clauselight/schema';
import type { Decimal } from '../../text/values/decimal.ts';
import type { CellKind, DataCell, DataRow } from './data-table.ts';
import { type Figure, formatRounded, toExact } from './figure.ts';

/** A cell that is not empty, with its row. */
export interface PlacedCell {
  readonly cell: DataCell;
  readonly row: DataRow;
  readonly figure?: Figure | undefined;
}

/** A cell with a figure. */
export interface PlacedFigure extends PlacedCell {
  readonly figure: Figure;
}

/** A column of a table and what its cells have in common. */
export interface Column {
  /** Counted from 0. */
  readonly index: number;
  readonly name: string;
  readonly header: DataCell | undefined;
  readonly type: ColumnType;
  /** Whether adding its figures makes sense. */
  readonly isAdditive: boolean;
  /** Whether the sum of all its rows means anything; not in a statement whose parts have sums of their own. */
  readonly isSummed: boolean;
  /** Cells that hold something, those that say there is nothing left out. */
  readonly cells: readonly PlacedCell[];
  /** Rows without anything in this column. */
  readonly empty: number;
  readonly kinds: ReadonlyMap<CellKind, number>;
  /** How often each value occurs, by its words, and where first; values whose words differ only in case are two. */
  readonly values: ReadonlyMap<string, { count: number; readonly first: PlacedCell }>;
  /** Figures of a column of numbers, money or percentages. */
  readonly figures: readonly PlacedFigure[];
  /** Most decimals that its figures show. */
  readonly decimals: number;
  /** What stands around its figures: `$` before, ` €` after. */
  readonly unit: { readonly before: string; readonly after: string };
}

/** Whether a column counts or measures something. */
export function isNumeric({ type }: Column): boolean {
  return type === 'number' || type === 'money' || type === 'percent';
}

/** A figure as the column shows its own: `$12,000.00`. */
export function showExact(column: Column, figure: Decimal, decimals = column.decimals): string {
  const digits = formatRounded(figure, decimals);
  const { before, after } = column.unit;
  return digits.startsWith('-')
    ? `-${before}${digits.slice(1)}${after}`
    : `${before}${digits}${after}`;
}

/** A cell's own figure in the same form. */
export function showFigure(column: Column, figure: Figure): string {
  return showExact(column, toExact(figure));
}
