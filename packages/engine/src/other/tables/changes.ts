import type { TableChange } from '@clauselight/schema';
import { type Decimal, subtract } from '../../text/values/decimal.ts';
import { readPeriod } from './cell-dates.ts';
import { type Column, isNumeric, showExact, showFigure } from './column.ts';
import { notAdditiveName } from './column-names.ts';
import { type DataCell, type DataRow, quote } from './data-table.ts';
import { countDecimals, type Figure, toExact, toNumber } from './figure.ts';
import { findColumnSeries, findRowSeries } from './series.ts';
import { roundTo } from './statistics.ts';
import type { ProfiledTable, TableDocument } from './table-analysis.ts';

const mostOfTable = 12;
const mostRows = 2000;
const fewestSteps = 2;

/** How figures change from the first to the last period of the rows or columns. */
export function listChanges(document: TableDocument): readonly TableChange[] {
  return document.tables.flatMap((table) =>
    [...listRowChanges(table, document), ...listColumnChanges(table, document)].slice(
      0,
      mostOfTable,
    ),
  );
}

interface Measured {
  readonly label: string;
  readonly index: number;
  readonly cell: DataCell;
  readonly figure: Figure;
  readonly column: Column;
}

function listRowChanges(table: ProfiledTable, document: TableDocument): readonly TableChange[] {
  const series = findRowSeries(table);
  if (series === undefined) return [];
  return table.columns.filter(isNumeric).flatMap((column) => {
    // The column of the periods itself is not measured.
    if (column.figures.length === 0 || readPeriod(column.cells[0]?.cell.words ?? '') !== undefined)
      return [];
    const points = series.points.flatMap(({ at, label, index }): Measured[] => {
      const cell = at.cells[column.index];
      return cell?.figure === undefined
        ? []
        : [{ label, index, cell, figure: cell.figure, column }];
    });
    return createChange(column.name, points, document) ?? [];
  });
}

/** Of the last row of totals, if there is one, then of the rows that changed most. */
function listColumnChanges(table: ProfiledTable, document: TableDocument): readonly TableChange[] {
  const series = findColumnSeries(table.columns);
  if (series === undefined) return [];
  const measure = (row: DataRow): readonly TableChange[] => {
    const label = row.cells.find(({ kind }) => kind !== 'empty');
    if (label === undefined || label.figure !== undefined) return [];
    const points = series.points.flatMap(({ at: column, label: period, index }): Measured[] => {
      const cell = row.cells[column.index];
      return cell?.figure === undefined
        ? []
        : [{ label: period, index, cell, figure: cell.figure, column }];
    });
    const change = createChange(label.words, points, document);
    return change === undefined ? [] : [change];
  };
  const movers = table.rows.slice(0, mostRows).flatMap(measure);
  const size = ({ percent = 0 }: TableChange) => Math.abs(percent);
  return [
    ...table.totals.slice(-1).flatMap(measure),
    ...movers.sort((a, b) => size(b) - size(a)).slice(0, mostOfTable),
  ];
}

function createChange(
  measure: string,
  points: readonly Measured[],
  { sourceText }: TableDocument,
): TableChange | undefined {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < fewestSteps) return undefined;
  const { text } = sourceText;
  const show = ({ label, figure, cell, column }: Measured) => ({
    label,
    display: showFigure(column, figure),
    evidence: quote(text, cell),
  });
  const [from, to] = [toNumber(first.figure), toNumber(last.figure)];
  const spread = last.index - first.index;
  const isEven = spread === points.length - 1;
  // Degrees, scores and rates have no percentage of change that says anything.
  const isPercent =
    first.column.type === 'percent' ||
    (first.column.type === 'number' && notAdditiveName.test(first.column.name));
  const growth =
    from > 0 && to > 0 && isEven && spread > 1
      ? ((to / from) ** (1 / spread) - 1) * 100
      : undefined;
  const step = findBiggestStep(points);
  return {
    measure,
    from: show(first),
    to: show(last),
    change: showChange(first.column, subtract(toExact(last.figure), toExact(first.figure))),
    ...(from > 0 && !isPercent && { percent: roundTo(((to - from) / from) * 100, 1) }),
    ...(growth !== undefined && !isPercent && { perPeriod: roundTo(growth, 1) }),
    ...(step &&
      points.length > 2 && {
        biggestStep: {
          from: step.before.label,
          to: step.after.label,
          change: showChange(step.after.column, step.change),
          evidence: quote(text, step.after.cell),
        },
      }),
  };
}

interface Step {
  readonly before: Measured;
  readonly after: Measured;
  readonly change: Decimal;
}

function findBiggestStep(points: readonly Measured[]): Step | undefined {
  let best: Step | undefined;
  let size = 0;
  for (const [at, after] of points.entries()) {
    const before = points[at - 1];
    if (before === undefined) continue;
    const distance = Math.abs(toNumber(after.figure) - toNumber(before.figure));
    if (distance <= size) continue;
    size = distance;
    best = { before, after, change: subtract(toExact(after.figure), toExact(before.figure)) };
  }
  return best;
}

/** With its sign; of percentages the change is in points. */
function showChange(column: Column, change: Decimal): string {
  const sign = change.units > 0n ? '+' : '';
  const decimals = countDecimals(change, column.decimals);
  if (column.type !== 'percent') return `${sign}${showExact(column, change, decimals)}`;
  const bare = { ...column, unit: { before: '', after: '' } };
  return `${sign}${showExact(bare, change, decimals)} points`;
}
