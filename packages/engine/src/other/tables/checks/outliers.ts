import { countOf, joinSome } from '@clauselight/core';
import type { Remark } from '../../remark.ts';
import { points, tableCatalog } from '../catalog.ts';
import { readPeriod } from '../cell-dates.ts';
import { type Column, isNumeric, type PlacedFigure, showExact, showFigure } from '../column.ts';
import { describeRow, describeTable, quote } from '../data-table.ts';
import { fromNumber, toExact, toNumber } from '../figure.ts';
import { findMedian } from '../statistics.ts';
import { mostEvidence, type ProfiledTable, type TableDocument } from '../table-analysis.ts';

const fewestValues = 8;
/** Modified z-score beyond which a value is an outlier: Iglewicz and Hoaglin (1993). */
const limit = 3.5;
/** Where more values than this are far from the median, the column is uneven by nature. */
const mostShare = 0.05;
/** Columns of so few different values are scales and codes. */
const fewestDistinct = 6;
/** So many times the median, or so small a part of it, a decimal point may have slipped. */
const slip = 10;
const mayBeNegative =
  /change|diff|delta|balance|saldo|profit|loss|net|growth|result|margin|temp|lat|lon|amount|adjust|variance|return|credit|refund|cash|flow/i;

/** Figures far from the others of their column, and single negative ones among positive. */
export function checkOutliers(document: TableDocument): readonly Remark[] {
  return document.tables.flatMap((table) => {
    // Rows of a table with a column a period measure different things.
    const periods = table.names.slice(0, 60).filter((name) => readPeriod(name) !== undefined);
    if (periods.length > 1) return [];
    return table.columns.flatMap((column) => {
      if (!isNumeric(column) || column.figures.length < fewestValues) return [];
      return [
        ...remarkOutliers(column, table, document),
        ...remarkNegatives(column, table, document),
      ];
    });
  });
}

function remarkOutliers(
  column: Column,
  table: ProfiledTable,
  document: TableDocument,
): readonly Remark[] {
  const { figures } = column;
  const distinct = new Set(figures.map(({ figure }) => toNumber(figure))).size;
  if (distinct < fewestDistinct) return [];
  const values = figures.map(({ figure }) => toNumber(figure));
  const median = findMedian(values);
  const far = listFar(values);
  if (far.length === 0 || far.length > Math.max(2, figures.length * mostShare)) return [];
  const found = far.flatMap((at) => figures[at] ?? []);
  const isSlip = found.some(({ figure }) => isSlipOf(toNumber(figure), median));
  const middle = fromNumber(median, column.decimals);
  const places = found.map(
    ({ row, figure }) =>
      `${describeRow(table, row)} is ${showFigure(column, figure)}${compare(toNumber(figure), median)}`,
  );
  return [
    tableCatalog.createRemark('TAB-04', {
      ...(isSlip && { level: 2 as const }),
      points: isSlip ? points.smallDefect : 0,
      notice: `${column.name}${describeTable(table, document.tables)}: ${joinSome(places)}; the median of ${countOf(figures.length, 'figure')} is ${middle ? showExact(column, toExact(middle)) : median}.`,
      nextStep: isSlip
        ? 'Check it against its source: did the decimal point slip, or a digit repeat?'
        : 'Is it right? Then say why beside it; otherwise correct it.',
      evidence: found
        .slice(0, mostEvidence)
        .map(({ cell }) => quote(document.sourceText.text, cell)),
    }),
  ];
}

/** Indices of the values whose modified z-score is above the limit, of positive values on a scale of magnitudes as well. */
function listFar(values: readonly number[]): readonly number[] {
  const scores = scoreAll(values);
  const isPositive = values.every((value) => value > 0);
  const magnitudes = isPositive ? scoreAll(values.map(Math.log)) : scores;
  return scores.flatMap((score, at) =>
    score > limit && (magnitudes[at] ?? 0) > limit ? [at] : [],
  );
}

/** `0.6745 |x - median| / MAD`, MAD being the median of the distances from the median; 0 where most values are equal. */
function scoreAll(values: readonly number[]): readonly number[] {
  const median = findMedian(values);
  const distances = values.map((value) => Math.abs(value - median));
  const mad = findMedian(distances);
  return distances.map((distance) => (mad === 0 ? 0 : (0.6745 * distance) / mad));
}

function isSlipOf(value: number, median: number): boolean {
  const ratio = Math.abs(value / median);
  return median !== 0 && value !== 0 && (ratio >= slip || ratio <= 1 / slip);
}

function compare(value: number, median: number): string {
  const ratio = value / median;
  if (median <= 0 || ratio < 2) return '';
  return `, ${ratio >= 10 ? Math.round(ratio) : ratio.toFixed(1)} times the median`;
}

function remarkNegatives(
  column: Column,
  table: ProfiledTable,
  document: TableDocument,
): readonly Remark[] {
  const { figures, name } = column;
  const negative = figures.filter(({ figure }) => figure.units < 0);
  const most = Math.max(1, figures.length * mostShare);
  if (negative.length === 0 || negative.length > most || mayBeNegative.test(name)) return [];
  const places = negative.map(
    ({ row, figure }: PlacedFigure) =>
      `${showFigure(column, figure)} in ${describeRow(table, row)}`,
  );
  return [
    tableCatalog.createRemark('TAB-04', {
      title: 'Negative among positive figures',
      points: 0,
      notice: `${name}${describeTable(table, document.tables)}: ${joinSome(places)}; the other ${figures.length - negative.length} figures are not negative.`,
      nextStep: 'Is it a correction or a refund, or is the sign wrong?',
      evidence: negative
        .slice(0, mostEvidence)
        .map(({ cell }) => quote(document.sourceText.text, cell)),
    }),
  ];
}
