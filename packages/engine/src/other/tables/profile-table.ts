import type { ColumnFigure, TableColumn, TableProfile } from '@clauselight/schema';
import { type Column, type PlacedFigure, showExact, showFigure } from './column.ts';
import { quote } from './data-table.ts';
import {
  countDecimals,
  createSum,
  exactToNumber,
  fromNumber,
  toExact,
  toNumber,
} from './figure.ts';
import { findMedian } from './statistics.ts';
import type { ProfiledTable } from './table-analysis.ts';

const mostColumns = 60;
const mostTop = 5;
const barCount = 10;

/** A table as it is shown: what each column holds. */
export function describeProfile(table: ProfiledTable, text: string): TableProfile {
  const { name, nameEvidence, rows, totals, columns, names } = table;
  return {
    name,
    ...(nameEvidence && { evidence: nameEvidence }),
    rows: rows.length,
    totalRows: totals.length,
    columns: columns.slice(0, mostColumns).map((column) => describeColumn(column, table, text)),
    columnCount: names.length,
  };
}

function describeColumn(column: Column, table: ProfiledTable, text: string): TableColumn {
  const { name, type, cells, empty, values, header } = column;
  return {
    name,
    type,
    count: cells.length,
    empty,
    emptyShare: table.rows.length === 0 ? 0 : empty / table.rows.length,
    distinct: values.size,
    ...describeFigures(column, text),
    ...describeDates(column, text),
    topValues: listTopValues(column, text),
    bars: listBars(column.figures),
    ...(header && { evidence: quote(text, header) }),
  };
}

type Figures = Pick<TableColumn, 'min' | 'median' | 'mean' | 'max' | 'sum'>;

function describeFigures(column: Column, text: string): Figures {
  const { figures, decimals } = column;
  const [first] = figures;
  if (first === undefined) return {};
  let [least, most] = [first, first];
  const total = createSum();
  for (const placed of figures) {
    const value = toNumber(placed.figure);
    if (value < toNumber(least.figure)) least = placed;
    if (value > toNumber(most.figure)) most = placed;
    total.add(placed.figure);
  }
  const sum = total.get();
  const show = ({ figure, cell }: PlacedFigure): ColumnFigure => ({
    value: toNumber(figure),
    display: showFigure(column, figure),
    evidence: quote(text, cell),
  });
  return {
    min: show(least),
    median: showNumber(column, findMedian(figures.map(({ figure }) => toNumber(figure)))),
    mean: showNumber(column, exactToNumber(sum) / figures.length),
    max: show(most),
    ...(column.isSummed && {
      sum: {
        value: exactToNumber(sum),
        display: showExact(column, sum, Math.min(12, countDecimals(sum, decimals))),
      },
    }),
  };
}

/** A figure that was worked out: one decimal more than the column shows. */
function showNumber(column: Column, value: number): ColumnFigure {
  const figure = fromNumber(value, column.decimals);
  const decimals = Number.isInteger(value) ? column.decimals : Math.max(column.decimals, 1);
  return { value, display: figure ? showExact(column, toExact(figure), decimals) : String(value) };
}

function describeDates(
  { type, cells }: Column,
  text: string,
): Pick<TableColumn, 'earliest' | 'latest'> {
  if (type !== 'date') return {};
  let earliest = cells.find(({ cell }) => cell.date !== undefined);
  let latest = earliest;
  for (const placed of cells) {
    const { date } = placed.cell;
    if (date === undefined) continue;
    if (date < (earliest?.cell.date ?? date)) earliest = placed;
    if (date > (latest?.cell.date ?? date)) latest = placed;
  }
  const show = (placed: typeof earliest) => ({
    date: placed?.cell.date ?? '',
    evidence: quote(text, placed?.cell ?? { start: 0, end: 0 }),
  });
  return earliest === undefined ? {} : { earliest: show(earliest), latest: show(latest) };
}

function listTopValues({ values, cells }: Column, text: string): TableColumn['topValues'] {
  if (values.size === cells.length) return [];
  const top: { value: string; count: number; cell: { start: number; end: number } }[] = [];
  for (const [value, { count, first }] of values) {
    if (count < 2 || (top.length === mostTop && count <= (top.at(-1)?.count ?? 0))) continue;
    top.push({ value, count, cell: first.cell });
    top.sort((a, b) => b.count - a.count);
    top.length = Math.min(top.length, mostTop);
  }
  return top.map(({ value, count, cell }) => ({ value, count, evidence: quote(text, cell) }));
}

function listBars(figures: readonly PlacedFigure[]): TableColumn['bars'] {
  const values = figures.map(({ figure }) => toNumber(figure));
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  if (!(most > least)) return [];
  const width = (most - least) / barCount;
  const counts = new Array<number>(barCount).fill(0);
  for (const value of values) {
    const at = Math.min(barCount - 1, Math.floor((value - least) / width));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map((count, at) => ({
    from: Number((least + at * width).toPrecision(12)),
    to: Number((least + (at + 1) * width).toPrecision(12)),
    count,
  }));
}
