import { countOf, joinSome } from '@clauselight/core';
import type { Remark } from '../../remark.ts';
import { tableCatalog } from '../catalog.ts';
import { describeMonth } from '../cell-dates.ts';
import { type DataCell, type DataRow, describeTable, quote } from '../data-table.ts';
import { findRowSeries, type Series } from '../series.ts';
import { mostEvidence, type ProfiledTable, type TableDocument } from '../table-analysis.ts';

const fewestPeriods = 4;
/** Share of the steps that must be single for the others to be gaps. */
const mostly = 0.6;
const fewestRows = 8;
/** A column with more empty cells than this is meant to be filled now and then. */
const mostEmpty = 0.2;

/** Columns of which each row fills one. */
const oneOfTwo = /debit|credit|soll|haben|(?:paid|money) (?:in|out)|deposit|withdrawal/i;

/** Periods missing from a series, and empty cells in columns that are filled otherwise. */
export function checkGaps(document: TableDocument): readonly Remark[] {
  return document.tables.flatMap((table) => [
    ...remarkPeriods(table, document),
    ...remarkEmpty(table, document),
  ]);
}

function remarkPeriods(table: ProfiledTable, document: TableDocument): readonly Remark[] {
  const found = findRowSeries(table);
  const series = found && toMonths(found);
  if (series === undefined || series.unit === 'day' || series.points.length < fewestPeriods)
    return [];
  const steps = series.points.slice(1).map((point, at) => ({
    before: series.points[at],
    point,
    step: point.index - (series.points[at]?.index ?? 0),
  }));
  const gaps = steps.filter(({ step }) => step > 1);
  if (gaps.length === 0 || gaps.length > steps.length * (1 - mostly)) return [];
  const missing = gaps.flatMap(({ before, step }) =>
    Array.from({ length: Math.min(step - 1, 24) }, (_, at) => (before?.index ?? 0) + at + 1),
  );
  const names = missing.map((index) => namePeriod(series.unit, index));
  const rows = gaps.flatMap(({ before, point }) => (before ? [before.at, point.at] : [point.at]));
  const one = missing.length === 1;
  return [
    tableCatalog.createRemark('TAB-04', {
      title: one ? 'A period is missing' : 'Periods are missing',
      points: 0,
      notice: `The rows${describeTable(table, document.tables)} go from ${series.points[0]?.label} to ${series.points.at(-1)?.label}, but ${joinSome(names)} ${one ? 'is' : 'are'} missing.`,
      nextStep: 'Is there nothing to report, or was it forgotten? Sums and means leave it out.',
      evidence: rows.slice(0, mostEvidence).map((row) => quote(document.sourceText.text, row)),
    }),
  ];
}

/** If each day lies in a different month, the days represent the months. */
function toMonths(series: Series<DataRow>): Series<DataRow> {
  if (series.unit !== 'day') return series;
  const points = series.points.map((point) => ({ ...point, index: point.month ?? point.index }));
  const isMonthly = points.every(
    ({ index }, at) => at === 0 || index > (points[at - 1]?.index ?? 0),
  );
  return isMonthly ? { unit: 'month', points } : series;
}

function namePeriod(unit: Series<DataRow>['unit'], index: number): string {
  if (unit === 'month') return describeMonth(index);
  if (unit === 'year') return String(index);
  if (unit === 'week') return `week ${index}`;
  return index <= 4 ? `Q${index}` : `Q${((index - 1) % 4) + 1} ${Math.floor((index - 1) / 4)}`;
}

/** An empty cell cannot be quoted, so the cell that names its row is quoted instead. */
function remarkEmpty(table: ProfiledTable, document: TableDocument): readonly Remark[] {
  const { columns } = table;
  // A row with one cell is a heading of those below.
  const least = table.names.length > 2 ? 2 : 1;
  const rows = table.rows.filter(
    ({ cells }) => cells.filter((cell) => !isEmpty(cell)).length >= least,
  );
  const headings = table.rows.length - rows.length;
  if (rows.length < fewestRows) return [];
  const lacking = columns.filter(
    ({ empty, name, type }) =>
      type !== 'text' &&
      empty > headings &&
      empty - headings <= rows.length * mostEmpty &&
      !oneOfTwo.test(name),
  );
  if (lacking.length === 0) return [];
  const indices = lacking.map(({ index }) => index);
  const incomplete = rows.filter((row) => indices.some((index) => isEmpty(row.cells[index])));
  const places = lacking.map(
    ({ name, empty }) => `${name} (${empty - headings} of ${rows.length})`,
  );
  return [
    tableCatalog.createRemark('TAB-04', {
      title: 'Values are missing',
      points: 0,
      notice: `${countOf(incomplete.length, 'row')}${describeTable(table, document.tables)} ${incomplete.length === 1 ? 'lacks' : 'lack'} a value where most have one: ${joinSome(places, 5)}.`,
      nextStep: 'Can they be filled in? Means and percentages leave these rows out.',
      evidence: incomplete.slice(0, mostEvidence).flatMap((row) => {
        const label = table.labelColumn === undefined ? undefined : row.cells[table.labelColumn];
        const cell = isEmpty(label) ? row.cells.find((item) => !isEmpty(item)) : label;
        return cell === undefined ? [] : [quote(document.sourceText.text, cell)];
      }),
    }),
  ];
}

function isEmpty(cell: DataCell | undefined): boolean {
  return cell === undefined || cell.kind === 'empty' || cell.kind === 'missing';
}
