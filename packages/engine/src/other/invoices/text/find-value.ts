import type { Label } from './find-labels.ts';
import type { Cell, LayoutRow } from './layout.ts';

/** A value in a cell; offsets count within the cell. */
export interface Placed<V> {
  readonly from: number;
  readonly to: number;
  readonly value: V;
}

/** What a label's value looks like: every place of a cell where one stands. */
export type Shape<V> = (cell: Cell) => readonly Placed<V>[];

export interface FoundValue<V> extends Placed<V> {
  readonly label: Label;
  readonly cell: Cell;
  /** How far from its label: 0 in its cell, 1 in a cell beside it, 2 below. */
  readonly distance: 0 | 1 | 2;
}

interface Page {
  readonly rows: readonly LayoutRow[];
  readonly labels: ReadonlyMap<Cell, readonly Label[]>;
}

/** Characters between a label and its value on the same line. */
const reach = 60;
const rowsBelow = 3;

/** The value of a label: after it in its cell, in the next cells, or below it. A sample in brackets is none. */
export function findValue<V>(page: Page, label: Label, shape: Shape<V>): FoundValue<V> | undefined {
  const stated: Shape<V> = (cell) => shape(cell).filter((placed) => !isSample(cell, placed));
  return (
    findInCell(page, label, stated) ??
    findBeside(page, label, stated) ??
    findBelow(page, label, stated)
  );
}

/** `[INV-001]` is to be replaced by whoever fills in the form. */
function isSample<V>({ text }: Cell, { from, to }: Placed<V>): boolean {
  return text[from - 1] === '[' && text[to] === ']';
}

function findInCell<V>({ labels }: Page, label: Label, shape: Shape<V>): FoundValue<V> | undefined {
  const { cell } = label;
  let end = label.to;
  let next = cell.text.length;
  for (const { from, to } of labels.get(cell) ?? []) {
    if (from < label.to) continue;
    // "Invoice date / delivery date: 3 October" is the value of both.
    if (!/^ ?(?:[/&]|and|und|et|en) ?$/.test(cell.folded.slice(end, from))) {
      next = from;
      break;
    }
    end = to;
  }
  const placed = shape(cell).find(
    ({ from }) => from >= label.to && from <= label.to + reach && from < next,
  );
  return placed && { ...placed, label, cell, distance: 0 };
}

function findBeside<V>(page: Page, label: Label, shape: Shape<V>): FoundValue<V> | undefined {
  const row = page.rows[label.cell.row];
  const place = row?.cells.indexOf(label.cell) ?? -1;
  const ordinal = getOrdinal(page, label, shape);
  for (const cell of row?.cells.slice(place + 1, place + 4) ?? []) {
    const placed = shape(cell);
    const chosen = placed[ordinal] ?? placed[0];
    if (isStartOf(page, cell)) return undefined;
    if (chosen !== undefined) return { ...chosen, label, cell, distance: 1 };
  }
  return undefined;
}

/** Whether the cell starts with a label, so that its value belongs to that label. */
function isStartOf({ labels }: Page, cell: Cell): boolean {
  return (
    labels.get(cell)?.some(({ from, to, isPlain }) => isPlain && from === 0 && to > 2) ?? false
  );
}

function findBelow<V>(page: Page, label: Label, shape: Shape<V>): FoundValue<V> | undefined {
  const { rows } = page;
  const own = rows[label.cell.row];
  if (own === undefined) return undefined;
  for (let index = own.index + 1; index <= own.index + rowsBelow; index += 1) {
    const row = rows[index];
    if (row === undefined) return undefined;
    const cell = findCellBelow(row, own, label.cell);
    if (cell === undefined) continue;
    const placed = shape(cell);
    const chosen = placed[getOrdinal(page, label, shape)] ?? placed[0];
    if (chosen !== undefined) return { ...chosen, label, cell, distance: 2 };
    if (isStartOf(page, cell)) return undefined;
  }
  return undefined;
}

/** The cell in the same column: by its table, by its place on the line, or by counting. */
function findCellBelow(row: LayoutRow, own: LayoutRow, cell: Cell): Cell | undefined {
  if (own.table !== undefined && row.table === own.table) {
    return row.cells.find(({ column }) => column === cell.column);
  }
  const near = row.cells.find(
    (other) => other.x < cell.x + cell.text.length && cell.x < other.x + other.text.length,
  );
  if (
    own.table === undefined &&
    row.table === undefined &&
    row.cells.length !== own.cells.length &&
    near
  )
    return near;
  if (row.cells.length === own.cells.length) return row.cells[own.cells.indexOf(cell)];
  return own.cells.length === 1 ? row.cells[0] : undefined;
}

/** How many labels of the same cell take a value of this shape before this one does. */
function getOrdinal<V>({ labels }: Page, label: Label, shape: Shape<V>): number {
  const before = labels.get(label.cell)?.filter(({ to }) => to <= label.from) ?? [];
  const inCell = shape(label.cell).length;
  return Math.max(0, before.filter(({ role }) => isSameShape(role, label.role)).length - inCell);
}

const days = new Set(['date', 'due-date', 'delivery-date', 'order-date', 'valid-until']);

function isSameShape(a: string, b: string): boolean {
  return days.has(a) === days.has(b);
}
