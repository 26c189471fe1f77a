import { getDatePeriod, type Period, readPeriod } from './cell-dates.ts';
import type { Column } from './column.ts';
import type { DataRow, DataTable } from './data-table.ts';
import { findMedian } from './statistics.ts';

/** A row or column of a table that covers a period. */
interface SeriesPoint<T> {
  readonly at: T;
  readonly label: string;
  readonly index: number;
  readonly month?: number | undefined;
}

/** Periods in order. */
export interface Series<T> {
  readonly unit: Period['unit'];
  readonly points: readonly SeriesPoint<T>[];
}

const fewest = 3;
/** Share of the steps that must be alike. */
const mostly = 0.7;
/** How many columns are searched for the periods of the rows. */
const mostColumns = 3;

/** The periods of the rows of a table, the earliest first; nothing unless every row has its own. */
export function findRowSeries(
  table: DataTable & { readonly columns: readonly Column[] },
): Series<DataRow> | undefined {
  for (const column of table.columns.slice(0, mostColumns)) {
    if (column.cells.length < fewest || column.cells.length < table.rows.length) continue;
    const dated = listDated(column);
    const series = dated && createSeries(dated);
    if (series !== undefined) return series;
  }
  return undefined;
}

/** The columns of one measure that are headed by periods, the earliest first: `2024`, or `2024 revenue`. */
export function findColumnSeries(columns: readonly Column[]): Series<Column> | undefined {
  const measures = new Map<string, Dated<Column>[]>();
  for (const column of columns) {
    if (column.figures.length === 0) continue;
    const { measure, period } = splitName(column.name);
    if (period === undefined) continue;
    const known = measures.get(measure) ?? [];
    known.push({ at: column, label: column.name, period });
    measures.set(measure, known);
  }
  for (const dated of measures.values()) {
    const series = createSeries(dated, 2);
    if (series !== undefined) return series;
  }
  return undefined;
}

/** The period that a column's name holds, and what it measures besides. */
function splitName(name: string): {
  readonly measure: string;
  readonly period: Period | undefined;
} {
  const whole = readPeriod(name);
  if (whole !== undefined || name.length > 60) return { measure: '', period: whole };
  const [words = ''] = /\b(?:Q[1-4] )?(?:19|20)\d\d\b|\bQ[1-4]\b/.exec(name) ?? [];
  return { measure: name.replace(words, '').toLowerCase(), period: readPeriod(words) };
}

/** The cells as periods, all rising or all falling; nothing from the first on that is not. */
function listDated(column: Column): readonly Dated<DataRow>[] | undefined {
  const dated: Dated<DataRow>[] = [];
  let direction = 0;
  for (const { cell, row } of column.cells) {
    const period = cell.date === undefined ? readPeriod(cell.words) : getDatePeriod(cell.date);
    const step = (period?.index ?? 0) - (dated.at(-1)?.period?.index ?? 0);
    if (period === undefined || (dated.length > 0 && step === 0)) return undefined;
    if (dated.length === 1) direction = Math.sign(step);
    else if (dated.length > 1 && Math.sign(step) !== direction) return undefined;
    dated.push({ at: row, label: cell.words, period });
  }
  return dated;
}

interface Dated<T> {
  readonly at: T;
  readonly label: string;
  readonly period: Period | undefined;
}

/** Days of different months are months: the ends of months, for the most part. */
function createSeries<T>(dated: readonly Dated<T>[], least = fewest): Series<T> | undefined {
  const unit = dated[0]?.period?.unit;
  if (unit === undefined || dated.length < least) return undefined;
  const points: SeriesPoint<T>[] = [];
  for (const { at, label, period } of dated) {
    if (period?.unit !== unit) return undefined;
    points.push({ at, label, index: period.index, month: period.month });
  }
  const isRising = (points[0]?.index ?? 0) < (points.at(-1)?.index ?? 0);
  const ordered = isRising ? points : points.toReversed();
  if (unit === 'day' && !isRegular(ordered)) return undefined;
  const isStrict = ordered.every(
    ({ index }, at) => at === 0 || index > (ordered[at - 1]?.index ?? 0),
  );
  return isStrict ? { unit, points: ordered } : undefined;
}

/** Days of a series follow at even steps, or each lies in a month of its own; days of bookings do neither. */
function isRegular(points: readonly SeriesPoint<unknown>[]): boolean {
  const isMonthly = points.every(
    ({ month = 0 }, at) => at === 0 || month > (points[at - 1]?.month ?? 0),
  );
  const steps = points.slice(1).map(({ index }, at) => index - (points[at]?.index ?? 0));
  const step = findMedian(steps);
  return isMonthly || steps.filter((other) => other === step).length >= steps.length * mostly;
}
